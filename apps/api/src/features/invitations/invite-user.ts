import type { InvitationInput } from '@milieuspoor/contract';
import { changesBetween } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { message } from '../../text/message.ts';
import { createToken } from '../accounts/sessions/session-token.ts';
import { insertInvited } from '../memberships/account-changes.queries.ts';
import { type AdminUserRow, findAdminUser, lockAdminUser } from '../memberships/admin-users.queries.ts';
import { insertNewMembership } from '../memberships/memberships.queries.ts';
import { personName } from '../memberships/person-name.ts';
import { recordMembership } from '../memberships/record-membership.ts';
import { listOrganisationNames } from '../organisations/admin-organisations.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { sendInvitation } from '../registration/send-invitation.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/** Makes an account without a password, with its memberships, and mails its holder a link to set one. */
export async function inviteUser(
  dependencies: Needs,
  caller: Caller,
  input: InvitationInput,
): Promise<Outcome<AdminUserRow>> {
  // Nobody knows this password: only the link in the mail gives access.
  const passwordHash = await hashPassword(createToken());
  return dependencies.database.transaction((queries) =>
    storeInvited(dependencies, queries, { caller, input, passwordHash }),
  );
}

/** Sends an invitation again, with a new link; the former one becomes invalid. */
export async function resendInvitation(
  dependencies: Needs,
  caller: Caller,
  id: string,
): Promise<Outcome<AdminUserRow>> {
  const now = dependencies.clock.now();
  return dependencies.database.transaction<Outcome<AdminUserRow>>(async (queries) => {
    const user = await lockAdminUser(queries, id);
    if (!user) return NOT_FOUND;
    if (user.state !== 'invited') return refused({ kind: 'conflict', message: message('not-invited') });
    await recordHistory(queries, {
      at: now,
      accountId: caller.accountId,
      organisationId: null,
      projectId: null,
      subject: { type: 'account', id, name: personName(user) },
      action: 'changed',
      changes: { invitationSentAgain: { from: null, to: true } },
    });
    await sendInvitation(dependencies, queries, { ...user, sentBy: caller.accountId });
    return done(user);
  });
}

/** Stores an invited person with their memberships, and mails the link. */
export async function storeInvited(
  dependencies: Needs,
  queries: Queries,
  { caller, input, passwordHash }: { caller: Caller; input: InvitationInput; passwordHash: string },
): Promise<Outcome<AdminUserRow>> {
  const now = dependencies.clock.now();
  const organisations = await listOrganisationNames(queries, input.organizations);
  if (organisations.length < new Set(input.organizations).size)
    return invalidField('organizations', message('unknown-organisation'));
  if (input.administrator && input.dashboard_type === 'viewer')
    return invalidField('administrator', message('viewer-administrator'));
  const invited = {
    email: input.email,
    firstName: input.first_name,
    lastName: input.last_name,
    dashboardType: input.dashboard_type,
    isStaff: input.is_staff,
    language: input.language,
  };
  const id = await insertInvited(queries, { ...invited, passwordHash }, now);
  if (id === null) return invalidField('email', message('email-taken'));
  const accountName = personName({ ...invited, username: input.email });
  const who = { at: now, accountId: caller.accountId };
  await recordHistory(queries, {
    ...who,
    organisationId: null,
    projectId: null,
    subject: { type: 'account', id, name: accountName },
    action: 'created',
    changes: changesBetween({}, invited),
  });
  for (const { id: organisationId, name } of organisations) {
    const membershipId = await insertNewMembership(queries, organisationId, id, input.administrator);
    if (membershipId === null) continue;
    await recordMembership(queries, {
      ...who,
      membership: { id: membershipId, accountId: id, accountName, organisationId },
      action: 'created',
      changes: {
        organisation: { from: null, to: name },
        ...(input.administrator ? { administrator: { from: false, to: true } } : {}),
      },
    });
  }
  const user = await findAdminUser(queries, id);
  if (!user) return NOT_FOUND;
  await sendInvitation(dependencies, queries, { ...user, sentBy: caller.accountId });
  return done((await findAdminUser(queries, id)) ?? user);
}
