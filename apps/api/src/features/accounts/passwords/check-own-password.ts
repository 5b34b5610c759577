import type { Queries } from '../../../database/open-database.ts';
import { invalidField, type Outcome } from '../../../http/outcome.ts';
import type { AttemptLimit } from '../../../platform/attempts.queries.ts';
import { isPassword } from '../../../platform/password-hash.ts';
import { message } from '../../../text/message.ts';
import { forgetThrottle, takeAttempts, throttleBy } from '../throttling/throttle.ts';
import { getPasswordHash } from './passwords.queries.ts';

const PER_ACCOUNT: AttemptLimit = { attempts: 10, windowSeconds: 15 * 60 };

/** Requires the password again, so that a browser that was left signed in isn't enough; null when it is right. */
export async function checkOwnPassword(
  queries: Queries,
  accountId: string,
  { field, password }: { field: string; password: string },
  now: Date,
): Promise<Extract<Outcome<never>, { ok: false }> | null> {
  const throttle = throttleBy('password/account', accountId, PER_ACCOUNT);
  const closed = await takeAttempts(queries, [throttle], now, 'too-many-passwords');
  if (closed) return closed;
  if (!(await isPassword(password, await getPasswordHash(queries, accountId))))
    return invalidField(field, message('password-wrong'));
  await forgetThrottle(queries, throttle);
  return null;
}
