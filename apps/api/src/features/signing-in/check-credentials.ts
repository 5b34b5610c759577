import type { Dependencies } from '../../dependencies.ts';
import type { Call } from '../../http/caller.ts';
import { aboutAccount, done, invalidForm, type Outcome } from '../../http/outcome.ts';
import { checkNothing, isPassword } from '../../platform/password-hash.ts';
import { message } from '../../text/message.ts';
import { findAccountForLogin, type LoginAccount } from '../accounts/accounts.queries.ts';
import { loginThrottles } from '../accounts/throttling/login-throttles.ts';
import { returnAttempts, takeAttempts } from '../accounts/throttling/throttle.ts';
import { findKnownBrowser } from './known-browser.ts';
import { warnOfFailures } from './warn-of-failures.ts';

interface CredentialsInput {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  /** the cookies of the browser */
  readonly cookies: Call['cookies'];
}

interface Checked {
  readonly account: LoginAccount;
  /** the counters of this attempt */
  readonly throttles: ReturnType<typeof loginThrottles>;
}

/** Returns the account with this name and password. Every attempt counts; the caller returns that of a right one. */
export async function checkCredentials(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  { username, password, address, cookies }: CredentialsInput,
): Promise<Outcome<Checked>> {
  const {
    database: { queries },
    clock,
    secret,
  } = dependencies;
  const now = clock.now();
  const account = await findAccountForLogin(queries, username);
  const browser = account && findKnownBrowser(secret, account, cookies, now);
  const throttles = loginThrottles(username, address, browser);
  const closed = await takeAttempts(queries, throttles.all, now, 'too-many-logins');
  if (closed) return aboutAccount(account?.id, closed);

  if (!account) await checkNothing(password);
  if (!account || !(await isPassword(password, account.passwordHash))) {
    await warnOfFailures(dependencies, username, account);
    return aboutAccount(account?.id, invalidForm(message('login-failed')));
  }
  // The following is only told to a person who knows the password.
  if (account.unconfirmed) return aboutAccount(account.id, invalidForm(message('email-unconfirmed')));
  if (account.signsOnAt !== null) {
    await returnAttempts(queries, throttles.all);
    const { email, signsOnAt: organisation } = account;
    return aboutAccount(account.id, invalidForm(message('sign-on-compulsory', { organisation, email })));
  }
  return aboutAccount(account.id, done({ account, throttles }));
}
