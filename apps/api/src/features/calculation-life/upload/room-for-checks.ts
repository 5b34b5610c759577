import type { Database } from '../../../database/open-database.ts';
import { refused } from '../../../http/outcome.ts';
import type { MessageCode } from '../../../text/message.ts';
import { message } from '../../../text/message.ts';

/** The room of deleted checks is given back this often (tidy-up.ts). */
const WINDOW_MS = 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;
const ALL = 'all';

/** The number of bytes that a server may write for checks in an hour: for one account, and for all together. */
export const WRITTEN_MAX_BYTES = { account: 512 * MEGABYTE, all: 4 * 1024 * MEGABYTE } as const;

interface ToWrite {
  readonly accountId: string;
  readonly now: Date;
  /** what is written now */
  readonly writesBytes: number;
  /** what must fit besides, which is not written yet */
  readonly needsBytes?: number;
}

/** The number of bytes that a server wrote for checks in the present hour, by account. */
interface Written {
  readonly endsAt: number;
  readonly bytes: Map<string, number>;
}

/**
 * The counts of each server's own database. They are in memory: a count in the database would be written to its log, and
 * a check on a full disk must not need the log.
 */
const counts = new WeakMap<Database, Written>();

/**
 * Counts what a check writes to the disk; returns the refusal when it is too much. A deleted check keeps its room on the
 * disk until that is given back, so that what was written counts, whether it is still stored or not.
 */
export function takeRoomForCheck(
  database: Database,
  { accountId, now, writesBytes, needsBytes = 0 }: ToWrite,
): ReturnType<typeof refused> | null {
  const { endsAt, bytes } = countsOf(database, now.getTime());
  const bounds: readonly (readonly [of: string, most: number, code: MessageCode])[] = [
    [accountId, WRITTEN_MAX_BYTES.account, 'checks-fill-account'],
    [ALL, WRITTEN_MAX_BYTES.all, 'checks-fill-all'],
  ];
  for (const [of, most, code] of bounds) {
    if ((bytes.get(of) ?? 0) + writesBytes + needsBytes <= most) continue;
    const leftMs = endsAt - now.getTime();
    return refused({
      kind: 'too-many',
      message: message(code, { minutes: Math.ceil(leftMs / MINUTE_MS) }),
      retryAfterSeconds: Math.ceil(leftMs / 1000),
    });
  }
  for (const [of] of bounds) bytes.set(of, (bytes.get(of) ?? 0) + writesBytes);
  return null;
}

function countsOf(database: Database, now: number): Written {
  const present = counts.get(database);
  // Counts from before the clock was set back would last until that moment comes again.
  if (present && now < present.endsAt && now >= present.endsAt - WINDOW_MS) return present;
  const begun = { endsAt: (Math.floor(now / WINDOW_MS) + 1) * WINDOW_MS, bytes: new Map<string, number>() };
  counts.set(database, begun);
  return begun;
}
