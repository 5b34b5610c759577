import { createHash } from 'node:crypto';
import type { Queries } from '../../../database/open-database.ts';
import { type Outcome, refused } from '../../../http/outcome.ts';
import {
  type AttemptLimit,
  forgetAttempts,
  returnAttemptTo,
  takeAttemptFrom,
} from '../../../platform/attempts.queries.ts';
import { countedAddress } from '../../../platform/counted-address.ts';
import { type MessageCode, message } from '../../../text/message.ts';

type Refused = Extract<Outcome<never>, { ok: false }>;

/** Attempts that are counted together, with their limit. */
export interface Throttle {
  readonly bucket: string;
  readonly limit: AttemptLimit;
}

/**
 * The kind of attempt, and the subject by which it is counted: an account's id, a name or mailbox, a browser, or the
 * network address of the attempt.
 */
type ThrottleKind = `${string}/${'account' | 'name' | 'email' | 'address' | 'browser' | 'address-and-name'}`;

/** Returns a throttle that does not store names and addresses in clear text. */
export function throttleBy(kind: ThrottleKind, key: string, limit: AttemptLimit): Throttle {
  const counted = kind.endsWith('/address') ? countedAddress(key) : key;
  return { bucket: `${kind}/${createHash('sha256').update(counted).digest('base64url')}`, limit };
}

/**
 * Takes an attempt of each throttle, in order; returns the refusal of the first that has none left. An attempt that one
 * refuses is not counted by the next: the address comes first, so that an address that is refused does not use up the
 * attempts of accounts.
 */
export async function takeAttempts(
  queries: Queries,
  throttles: readonly Throttle[],
  now: Date,
  code: MessageCode,
): Promise<Refused | null> {
  for (const { bucket, limit } of throttles) {
    const seconds = await takeAttemptFrom(queries, bucket, limit, now);
    if (seconds > 0)
      return refused({
        kind: 'too-many',
        message: message(code, { minutes: Math.ceil(seconds / 60) }),
        retryAfterSeconds: seconds,
      });
  }
  return null;
}

/** Returns the attempts, as when nothing was guessed. */
export async function returnAttempts(queries: Queries, throttles: readonly Throttle[]): Promise<void> {
  for (const { bucket } of throttles) await returnAttemptTo(queries, bucket);
}

export async function forgetThrottle(queries: Queries, { bucket }: Throttle): Promise<void> {
  await forgetAttempts(queries, bucket);
}
