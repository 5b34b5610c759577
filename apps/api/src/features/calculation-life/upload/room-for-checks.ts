import { createHash } from 'node:crypto';
import type { Queries } from '../../../database/open-database.ts';
import { refused } from '../../../http/outcome.ts';
import { addAttempts } from '../../../platform/attempts.queries.ts';
import type { MessageCode } from '../../../text/message.ts';
import { message } from '../../../text/message.ts';

/** The room of deleted checks is given back this often (tidy-up.ts). */
const WINDOW_MS = 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const KILOBYTE = 1024;

/** What may be written for checks in an hour: by one account, and by all together. */
export const WRITTEN_MAX_KILOBYTES = { account: 512 * KILOBYTE, all: 4 * KILOBYTE * KILOBYTE } as const;

interface ToWrite {
  readonly accountId: string;
  readonly now: Date;
  /** what is written now */
  readonly writesBytes: number;
  /** what must fit besides, which is not written yet */
  readonly needsBytes?: number;
}

/**
 * Counts what a check writes to the disk; returns the refusal when it is too much. A deleted check keeps its room on the
 * disk until that is given back, so that what was written counts, whether it is still stored or not.
 */
export async function takeRoomForCheck(
  queries: Queries,
  { accountId, now, writesBytes, needsBytes = 0 }: ToWrite,
): Promise<ReturnType<typeof refused> | null> {
  const endsAt = new Date((Math.floor(now.getTime() / WINDOW_MS) + 1) * WINDOW_MS);
  const added = Math.ceil(writesBytes / KILOBYTE);
  const bounds: readonly (readonly [bucket: string, most: number, code: MessageCode])[] = [
    [bucketOf(accountId), WRITTEN_MAX_KILOBYTES.account, 'checks-fill-account'],
    ['kept-checks/all', WRITTEN_MAX_KILOBYTES.all, 'checks-fill-all'],
  ];
  for (const [bucket, most, code] of bounds) {
    const written = await addAttempts(queries, bucket, { added, now, endsAt });
    if (written + Math.ceil(needsBytes / KILOBYTE) <= most) continue;
    const leftMs = endsAt.getTime() - now.getTime();
    return refused({
      kind: 'too-many',
      message: message(code, { minutes: Math.ceil(leftMs / MINUTE_MS) }),
      retryAfterSeconds: Math.ceil(leftMs / 1000),
    });
  }
  return null;
}

function bucketOf(accountId: string): string {
  return `kept-checks/account/${createHash('sha256').update(accountId).digest('base64url')}`;
}
