import { nameKey } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { done, invalidField, invalidForm, type Outcome } from '../../http/outcome.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { checkNothing, isPassword } from '../../platform/password-hash.ts';
import { message } from '../../text/message.ts';
import { findAccountForLogin } from './accounts.queries.ts';
import { createToken, hashToken, SESSION_MS } from './session-token.ts';
import { deleteExpiredSessions, insertSession } from './sessions.queries.ts';
import { takeCode } from './take-code.ts';
import { forgetThrottle, returnAttempts, takeAttempts, throttleBy } from './throttle.ts';

/** Failed attempts: few for one account, more for one address, which an office may share. */
const PER_ACCOUNT: AttemptLimit = { attempts: 10, windowSeconds: 15 * 60 };
const PER_ADDRESS: AttemptLimit = { attempts: 50, windowSeconds: 15 * 60 };

const USER_AGENT_MAX = 300;

export interface LoginInput {
  readonly username: string;
  readonly password: string;
  /** of the authenticator app, or a recovery code */
  readonly code?: string | undefined;
  readonly address: string;
  readonly userAgent: string;
}

/** Signs in by username or e-mail address; answers the session's token, which is shown this once. */
export async function logIn(
  { database: { queries }, clock, secret }: Pick<Dependencies, 'database' | 'clock' | 'secret'>,
  { username, password, code, address, userAgent }: LoginInput,
): Promise<Outcome<{ key: string }>> {
  const now = clock.now();
  const perAccount = throttleBy('login/account', nameKey(username), PER_ACCOUNT);
  const perAddress = throttleBy('login/address', address, PER_ADDRESS);
  const closed = await takeAttempts(queries, [perAccount, perAddress], now, 'too-many-logins');
  if (closed) return closed;

  const account = await findAccountForLogin(queries, username);
  if (!account) await checkNothing(password);
  if (!account || !(await isPassword(password, account.passwordHash)))
    return invalidForm(message('login-failed'));
  // What follows is told to who knows the password only.
  if (account.unconfirmed) return invalidForm(message('email-unconfirmed'));
  if (account.secondFactor) {
    if (!code) {
      await returnAttempts(queries, [perAccount, perAddress]);
      return invalidField('code', message('code-needed'));
    }
    const wrong = await takeCode({ queries, secret }, account.id, code, now);
    if (wrong) return wrong;
  }

  const token = createToken();
  await deleteExpiredSessions(queries, now);
  await insertSession(queries, {
    tokenHash: hashToken(token),
    accountId: account.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
    userAgent: userAgent.slice(0, USER_AGENT_MAX),
    address,
  });
  await forgetThrottle(queries, perAccount);
  await returnAttempts(queries, [perAddress]);
  return done({ key: token });
}
