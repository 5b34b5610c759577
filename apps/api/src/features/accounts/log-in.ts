import type { Dependencies } from '../../dependencies.ts';
import type { Call } from '../../http/caller.ts';
import { done, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { updateLastLogin } from './accounts.queries.ts';
import { checkCredentials } from './check-credentials.ts';
import { knownBrowserCookie } from './known-browser.ts';
import { listPasskeysOf } from './passkeys/passkeys.queries.ts';
import { type PasskeyAnswer, takePasskey } from './passkeys/take-passkey.ts';
import { takeCode } from './second-factor/take-code.ts';
import { createToken, hashToken, SESSION_MS } from './session-token.ts';
import { insertSession } from './sessions.queries.ts';
import { forgetThrottle, returnAttempts } from './throttle.ts';

const USER_AGENT_MAX = 300;

export interface LoginInput {
  readonly username: string;
  readonly password: string;
  /** of the authenticator app, or a recovery code */
  readonly code?: string | undefined;
  /** what a passkey signed, in place of a code */
  readonly passkey?: PasskeyAnswer | undefined;
  readonly address: string;
  readonly userAgent: string;
  /** what the browser sent along */
  readonly cookies: Call['cookies'];
}

/** Signs in by username or e-mail address; answers the session's token, which is shown this once. */
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
      const hasPasskey = (await listPasskeysOf(queries, account.id)).length > 0;
      return refused({
        kind: 'invalid',
        fields: {
          code: [message(hasPasskey ? 'code-or-passkey-needed' : 'code-needed')],
          ...(hasPasskey ? { passkey: [message('passkey-needed')] } : {}),
        },
      });
    }
    const wrong = passkey
      ? await takePasskey(dependencies, account.id, passkey)
      : await takeCode(dependencies, account.id, code ?? '');
    if (wrong) return wrong;
  }

  const token = createToken();
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
