import { isUniqueViolation } from '../../database/unique-violation.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { deleteEmailChange, isEmailTaken } from '../accounts/email-change/email-change.queries.ts';
import { giveEmail } from '../accounts/email-change/give-email.ts';
import { deleteSessionsOf } from '../accounts/sessions/sessions.queries.ts';
import { type AdminUserRow, findAdminUser, lockAdminUser } from '../memberships/admin-users.queries.ts';
import { personName } from '../memberships/person-name.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { sendInvitation } from '../registration/send-invitation.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/**
 * Gives an account another address at once: a person who cannot read the former mailbox cannot confirm there. Staff
 * confirm their own like everybody, on the account page.
 */
export async function correctEmail(
  dependencies: Needs,
  caller: Caller,
  id: string,
  email: string,
): Promise<Outcome<AdminUserRow>> {
  if (id === caller.accountId) return refused({ kind: 'conflict', message: message('email-own-account') });
  try {
    return await store(dependencies, caller, id, email);
  } catch (cause) {
    if (isUniqueViolation(cause)) return invalidField('email', message('email-taken'));
    throw cause;
  }
}

async function store(
  dependencies: Needs,
  caller: Caller,
  id: string,
  email: string,
): Promise<Outcome<AdminUserRow>> {
  const { database, clock } = dependencies;
  return database.transaction<Outcome<AdminUserRow>>(async (queries) => {
    const user = await lockAdminUser(queries, id);
    if (!user) return NOT_FOUND;
    if (user.state === 'erased') return refused({ kind: 'conflict', message: message('person-erased') });
    if (user.state === 'registered')
      return refused({ kind: 'conflict', message: message('email-registration-open') });
    if (user.email === email) return done(user);
    if (await isEmailTaken(queries, id, email)) return invalidField('email', message('email-taken'));
    const changes = await giveEmail(dependencies, queries, user, email);
    // A pending request of the holder was about another address.
    await deleteEmailChange(queries, id);
    await deleteSessionsOf(queries, id, { keep: null });
    await recordHistory(queries, {
      at: clock.now(),
      accountId: caller.accountId,
      organisationId: null,
      projectId: null,
      subject: { type: 'account', id, name: personName(user) },
      action: 'changed',
      changes,
    });
    if (user.state === 'invited')
      await sendInvitation(dependencies, queries, { ...user, email, sentBy: caller.accountId });
    return done((await findAdminUser(queries, id)) ?? user);
  });
}
