import { createHash } from 'node:crypto';
import type { Queries } from '../../database/open-database.ts';
import { done, invalidForm, type Outcome, refused } from '../../http/outcome.ts';
import {
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
  secondsUntilOpen,
} from '../../platform/attempts.queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { checkNothing, isPassword } from '../../platform/password-hash.ts';
import { message } from '../../text/message.ts';
import { findAccountForLogin } from './accounts.queries.ts';
import { createToken, hashToken, SESSION_MS } from './session-token.ts';
import { deleteExpiredSessions, insertSession } from './sessions.queries.ts';

/** Failed attempts: few for one account, more for one address, which an office may share. */
const PER_ACCOUNT: AttemptLimit = { attempts: 10, windowSeconds: 15 * 60 };
const PER_ADDRESS: AttemptLimit = { attempts: 50, windowSeconds: 15 * 60 };

/** Signs in by username or e-mail address; answers the session's token, which is shown this once. */
export async function logIn(
  { queries, clock }: { queries: Queries; clock: Clock },
  { username, password, address }: { username: string; password: string; address: string },
): Promise<Outcome<{ key: string }>> {
  const now = clock.now();
  const buckets = [
    { bucket: `login/account/${digest(username.toLowerCase())}`, limit: PER_ACCOUNT },
    { bucket: `login/address/${digest(address)}`, limit: PER_ADDRESS },
  ];
  for (const { bucket, limit } of buckets) {
    const seconds = await secondsUntilOpen(queries, bucket, limit, now);
    if (seconds > 0)
      return refused({
        kind: 'too-many',
        message: message('too-many-logins', { minutes: Math.ceil(seconds / 60) }),
        retryAfterSeconds: seconds,
      });
  }

  const account = await findAccountForLogin(queries, username);
  if (!account) await checkNothing(password);
  if (!account || !(await isPassword(password, account.passwordHash))) {
    for (const { bucket, limit } of buckets) await countAttempt(queries, bucket, limit, now);
    return invalidForm(message('login-failed'));
  }

  const token = createToken();
  await deleteExpiredSessions(queries, now);
  await insertSession(queries, {
    tokenHash: hashToken(token),
    accountId: account.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
  const [perAccount] = buckets;
  if (perAccount) await forgetAttempts(queries, perAccount.bucket);
  return done({ key: token });
}

/** Names and addresses of whoever fails to sign in are not kept in the clear. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
