import type { Dependencies } from '../../dependencies.ts';
import type { Call } from '../../http/caller.ts';
import { done, invalidField, invalidForm, type Outcome } from '../../http/outcome.ts';
import { checkNothing, isPassword } from '../../platform/password-hash.ts';
import { message } from '../../text/message.ts';
import { findAccountForLogin, updateLastLogin } from './accounts.queries.ts';
import { findKnownBrowser, knownBrowserCookie } from './known-browser.ts';
import { attemptedAccount, loginThrottles } from './login-throttles.ts';
import { takeCode } from './second-factor/take-code.ts';
import { createToken, hashToken, SESSION_MS } from './session-token.ts';
import { deleteExpiredSessions, insertSession } from './sessions.queries.ts';
import { forgetThrottle, returnAttempts, takeAttempts } from './throttle.ts';
import { warnOfFailures } from './warn-of-failures.ts';

const USER_AGENT_MAX = 300;

export interface LoginInput {
  readonly username: string;
  readonly password: string;
  /** of the authenticator app, or a recovery code */
  readonly code?: string | undefined;
  readonly address: string;
  readonly userAgent: string;
  /** what the browser sent along */
  readonly cookies: Call['cookies'];
}

/** Signs in by username or e-mail address; answers the session's token, which is shown this once. */
export async function logIn(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  { username, password, code, address, userAgent, cookies }: LoginInput,
): Promise<Outcome<{ key: string }>> {
  const {
    database: { queries },
    clock,
    secret,
  } = dependencies;
  const now = clock.now();
  const account = await findAccountForLogin(queries, username);
  const attempted = attemptedAccount(account, username);
  const browser = account && findKnownBrowser(secret, account, cookies, now);
  const throttles = loginThrottles(attempted, address, browser);
  const closed = await takeAttempts(queries, throttles.all, now, 'too-many-logins');
  if (closed) return closed;

  if (!account) await checkNothing(password);
  if (!account || !(await isPassword(password, account.passwordHash))) {
    await warnOfFailures(dependencies, attempted, account);
    return invalidForm(message('login-failed'));
  }
  // What follows is told to who knows the password only.
  if (account.unconfirmed) return invalidForm(message('email-unconfirmed'));
  if (account.secondFactor) {
    if (!code) {
      await returnAttempts(queries, throttles.all);
      return invalidField('code', message('code-needed'));
    }
    const wrong = await takeCode(dependencies, account.id, code);
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
  await updateLastLogin(queries, account.id, now);
  for (const throttle of throttles.ofAccount) await forgetThrottle(queries, throttle);
  await returnAttempts(queries, throttles.shared);
  return done({ key: token }, knownBrowserCookie(secret, account, now));
}
