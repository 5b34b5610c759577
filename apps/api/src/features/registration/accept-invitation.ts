import type { Dependencies } from '../../dependencies.ts';
import type { Call } from '../../http/caller.ts';
import { aboutAccount, done, invalidField, type Outcome, refused } from '../../http/outcome.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { message } from '../../text/message.ts';
import { lockAccount } from '../accounts/accounts.queries.ts';
import { checkNewPassword } from '../accounts/passwords/check-new-password.ts';
import { setPassword } from '../accounts/passwords/set-password.ts';
import { tellHolder } from '../accounts/security-mails.ts';
import { hashToken } from '../accounts/sessions/session-token.ts';
import { linkThrottles } from '../accounts/throttling/link-throttles.ts';
import { returnAttempts, takeAttempts } from '../accounts/throttling/throttle.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { findTokenAccount } from './account-tokens.queries.ts';
import { confirmEmail } from './registration.queries.ts';

/** Sets the first password of an invited account with the link in its mail; returns the username to sign in with. */
export async function acceptInvitation(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  { token, password }: { readonly token: string; readonly password: string },
  call: Call,
): Promise<Outcome<{ username: string }>> {
  const { database, clock } = dependencies;
  const now = clock.now();
  const throttles = linkThrottles(call.address);
  const closed = await takeAttempts(database.queries, throttles, now, 'too-many-requests-for-now');
  if (closed) return closed;
  const passwordHash = await hashPassword(password);
  const outcome = await database.transaction<Outcome<{ username: string }>>(async (queries) => {
    const accountId = await findTokenAccount(queries, hashToken(token), 'invite', now);
    if (!accountId) return invalidField('token', message('invitation-link-over'));
    const problems = await checkNewPassword(queries, accountId, password);
    if (problems.length > 0) return refused({ kind: 'invalid', fields: { password: problems } });
    const account = await lockAccount(queries, accountId);
    const { username } = account;
    await setPassword(queries, accountId, { passwordHash, keepSession: null, now });
    // The link proved that the address is theirs.
    await confirmEmail(queries, accountId, now);
    await tellHolder(dependencies, queries, account, 'first-password');
    await recordHistory(queries, {
      at: now,
      accountId,
      organisationId: null,
      projectId: null,
      subject: { type: 'account', id: accountId, name: username },
      action: 'changed',
      changes: { invitationAccepted: { from: false, to: true } },
    });
    return aboutAccount(accountId, done({ username }));
  });
  // A weak password is not a guess at a link.
  const wrongLink = !outcome.ok && outcome.refusal.kind === 'invalid' && 'token' in outcome.refusal.fields;
  if (!wrongLink) await returnAttempts(database.queries, throttles);
  return outcome;
}
