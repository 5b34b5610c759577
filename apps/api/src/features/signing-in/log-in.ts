import type { Dependencies } from '../../dependencies.ts';
import type { Call } from '../../http/caller.ts';
import { aboutAccount, done, type Outcome } from '../../http/outcome.ts';
import { openSession } from '../accounts/sessions/open-session.ts';
import { SESSION_MS } from '../accounts/sessions/session-token.ts';
import { forgetThrottle, returnAttempts } from '../accounts/throttling/throttle.ts';
import { checkCredentials } from './check-credentials.ts';
import { knownBrowserCookie } from './known-browser.ts';
import {
  askSecondFactor,
  type SecondFactorInput,
  takeSecondFactor,
} from './second-factor/ask-second-factor.ts';

export interface LoginInput extends SecondFactorInput {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string;
  /** the cookies of the browser */
  readonly cookies: Call['cookies'];
}

/** Signs in by username or e-mail address; returns the session's token, which is shown only now. */
export async function logIn(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  { username, password, code, passkey, address, userAgent, cookies }: LoginInput,
): Promise<Outcome<{ key: string }>> {
  const {
    database: { queries },
    clock,
    secret,
  } = dependencies;
  const now = clock.now();
  const checked = await checkCredentials(dependencies, { username, password, address, cookies });
  if (!checked.ok) return checked;
  const { account, throttles } = checked.value;
  if (account.secondFactor) {
    if (!code && !passkey) {
      await returnAttempts(queries, throttles.all);
      return aboutAccount(account.id, await askSecondFactor(dependencies, account.id));
    }
    const wrong = await takeSecondFactor(dependencies, account.id, { code, passkey });
    if (wrong) return aboutAccount(account.id, wrong);
  }

  const key = await openSession(queries, {
    accountId: account.id,
    now,
    lastsMs: SESSION_MS,
    address,
    userAgent,
  });
  for (const throttle of throttles.ofName) await forgetThrottle(queries, throttle);
  await returnAttempts(queries, throttles.shared);
  return aboutAccount(account.id, done({ key }, knownBrowserCookie(secret, account, now)));
}
