import type { Dependencies } from '../../../dependencies.ts';
import { aboutAccount, done, invalidField, type Outcome, refused } from '../../../http/outcome.ts';
import type { AttemptLimit } from '../../../platform/attempts.queries.ts';
import { hashPassword } from '../../../platform/password-hash.ts';
import { message } from '../../../text/message.ts';
import { lockAccount } from '../../accounts/accounts.queries.ts';
import { checkNewPassword } from '../../accounts/passwords/check-new-password.ts';
import { lockResetToken } from '../../accounts/passwords/passwords.queries.ts';
import { setPassword } from '../../accounts/passwords/set-password.ts';
import { recordAccountChange, SECRET_CHANGED } from '../../accounts/record-account-change.ts';
import { tellHolder } from '../../accounts/security-mails.ts';
import { hashToken } from '../../accounts/sessions/session-token.ts';
import { returnAttempts, takeAttempts, throttleBy } from '../../accounts/throttling/throttle.ts';

/** A token cannot be guessed; this limit only makes trying cost nothing. */
const PER_ADDRESS: AttemptLimit = { attempts: 50, windowSeconds: 15 * 60 };

/** Sets a new password with a mailed link, which is then used up, and ends every session of the account. */
export async function resetPassword(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<Outcome<undefined>> {
  const { database, clock } = dependencies;
  const now = clock.now();
  const perAddress = throttleBy('reset-confirm/address', address, PER_ADDRESS);
  const closed = await takeAttempts(database.queries, [perAddress], now, 'too-many-requests');
  if (closed) return closed;
  const passwordHash = await hashPassword(password);
  const outcome = await database.transaction<Outcome<undefined>>(async (queries) => {
    const link = await lockResetToken(queries, hashToken(token), now);
    if (!link) return invalidField('token', message('reset-link-invalid'));
    const { accountId } = link;
    const problems = await checkNewPassword(queries, accountId, password);
    if (problems.length > 0)
      return aboutAccount(accountId, refused({ kind: 'invalid', fields: { password: problems } }));

    const account = await lockAccount(queries, accountId);
    await setPassword(queries, accountId, { passwordHash, keepSession: null, now });
    await recordAccountChange(queries, account, { password: SECRET_CHANGED }, now);
    await tellHolder(dependencies, queries, account, 'password');
    return aboutAccount(accountId, done(undefined));
  });
  if (outcome.ok) await returnAttempts(database.queries, [perAddress]);
  return outcome;
}
