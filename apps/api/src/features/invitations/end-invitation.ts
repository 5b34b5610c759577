import type { HistoryChanges } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { closeAccount } from '../memberships/account-changes.queries.ts';
import { type AdminUserRow, lockAdminUser } from '../memberships/admin-users.queries.ts';
import { deleteInvitedAccount } from '../memberships/managed-members.queries.ts';
import { deleteMembership, lockMembership, type MembershipRow } from '../memberships/memberships.queries.ts';
import { personName } from '../memberships/person-name.ts';
import { recordMembership } from '../memberships/record-membership.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { retireAccountTokens } from '../registration/account-tokens.queries.ts';

interface Who {
  readonly at: Date;
  /** null where it follows from an action in another organisation */
  readonly accountId: string | null;
}

/** Withdraws an open invitation to an organisation, or of an account that is invited to none; and records why. */
export async function endInvitation(
  queries: Queries,
  invited: { readonly membershipId: string } | { readonly accountId: string },
  who: Who,
  why: HistoryChanges = {},
): Promise<void> {
  const membership = 'membershipId' in invited ? await lockMembership(queries, invited.membershipId) : null;
  const accountId = 'accountId' in invited ? invited.accountId : membership?.accountId;
  const user = accountId ? await lockAdminUser(queries, accountId) : null;
  if (user?.state !== 'invited') return;
  if (membership) await endMembershipOfInvited(queries, membership, user, { ...who, why });
  else await endInvitedAccount(queries, user, who);
}

/**
 * Ends the membership of an invited person who has not been in. The account is removed too, so that the address can be
 * invited again, unless it was also invited elsewhere.
 */
export async function endMembershipOfInvited(
  queries: Queries,
  membership: MembershipRow,
  user: AdminUserRow,
  { why = {}, ...who }: Who & { readonly why?: HistoryChanges },
): Promise<void> {
  await deleteMembership(queries, membership.id);
  await recordMembership(queries, {
    ...who,
    membership,
    action: 'deleted',
    changes: {
      organisation: { from: membership.organisationName, to: null },
      invitationWithdrawn: { from: null, to: true },
      ...why,
    },
  });
  if (user.memberships.some(({ id }) => id !== membership.id) || user.isStaff) return;
  await endInvitedAccount(queries, user, who);
}

/** Removes the account of an invited person; one that is on a project remains, closed. */
async function endInvitedAccount(queries: Queries, user: AdminUserRow, who: Who): Promise<void> {
  const deleted = await deleteInvitedAccount(queries, user.id);
  if (!deleted) {
    await retireAccountTokens(queries, user.id, 'invite', who.at);
    await closeAccount(queries, user.id);
  }
  await recordHistory(queries, {
    ...who,
    organisationId: null,
    projectId: null,
    subject: { type: 'account', id: user.id, name: personName(user) },
    ...(deleted
      ? { action: 'deleted', changes: {} }
      : { action: 'changed', changes: { active: { from: true, to: false } } }),
  });
}
