import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { closeAccount } from '../../admin/account-changes.queries.ts';
import { lockAdminUser } from '../../admin/admin-users.queries.ts';
import { deleteMembership } from '../../admin/memberships.queries.ts';
import { personName } from '../../admin/person-name.ts';
import { recordMembership } from '../../admin/record-membership.ts';
import { holdMembership, storeMembership } from '../../admin/store-membership.ts';
import { recordHistory } from '../../history/record-history.queries.ts';
import { retireAccountTokens } from '../../registration/account-tokens.queries.ts';
import { sendInvitation } from '../../registration/send-invitation.ts';
import { takeInvitation } from './invite-member.ts';
import { deleteInvitedAccount, findManagedMember, type ManagedMemberRow } from './managed-members.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/** A membership of an organisation. */
interface MemberAddress {
  readonly slug: string;
  readonly id: string;
}

/** Suspends a member of an organisation that the caller runs or takes them up again, gives or takes the running of it. */
export async function changeMember(
  { database, clock }: Needs,
  caller: Caller,
  address: MemberAddress,
  input: { readonly active?: boolean | undefined; readonly administrator?: boolean | undefined },
): Promise<Outcome<ManagedMemberRow>> {
  return database.transaction<Outcome<ManagedMemberRow>>(async (queries) => {
    if (!(await findManagedMember(queries, caller.administered, address))) return NOT_FOUND;
    const membership = await holdMembership(queries, address.id);
    if (!membership) return NOT_FOUND;
    const who = { at: clock.now(), accountId: caller.accountId };
    const outcome = await storeMembership(queries, membership, input, who);
    if (!outcome.ok) return outcome;
    const member = await findManagedMember(queries, caller.administered, address);
    return member ? done(member) : NOT_FOUND;
  });
}

/** Sends the invitation of a member again, in the name of the caller. */
export async function resendMemberInvitation(
  dependencies: Needs,
  caller: Caller,
  address: MemberAddress,
): Promise<Outcome<undefined>> {
  const { database, clock } = dependencies;
  if (!(await findManagedMember(database.queries, caller.administered, address))) return NOT_FOUND;
  const closed = await takeInvitation(dependencies, caller);
  if (closed) return closed;
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const membership = await holdMembership(queries, address.id);
    const user = membership && (await lockAdminUser(queries, membership.accountId));
    if (!membership || !user) return NOT_FOUND;
    if (user.state !== 'invited') return refused({ kind: 'conflict', message: message('not-invited') });
    await recordMembership(queries, {
      at: clock.now(),
      accountId: caller.accountId,
      membership,
      action: 'changed',
      changes: { invitationSentAgain: { from: null, to: true } },
    });
    await sendInvitation(dependencies, queries, { ...user, sentBy: caller.accountId });
    return done(undefined);
  });
}

/**
 * Withdraws the invitation of a member. The account goes along, so that the address can be invited anew, unless it was
 * invited elsewhere too; one that stands on a project stays, closed.
 */
export async function withdrawInvitation(
  { database, clock }: Needs,
  caller: Caller,
  address: MemberAddress,
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    if (!(await findManagedMember(queries, caller.administered, address))) return NOT_FOUND;
    const membership = await holdMembership(queries, address.id);
    const user = membership && (await lockAdminUser(queries, membership.accountId));
    if (!membership || !user) return NOT_FOUND;
    if (user.state !== 'invited') return refused({ kind: 'conflict', message: message('not-invited') });
    const who = { at: clock.now(), accountId: caller.accountId };
    await deleteMembership(queries, membership.id);
    await recordMembership(queries, {
      ...who,
      membership,
      action: 'deleted',
      changes: {
        organisation: { from: membership.organisationName, to: null },
        invitationWithdrawn: { from: null, to: true },
      },
    });
    if (user.memberships.length > 1 || user.isStaff) return done(undefined);
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
    return done(undefined);
  });
}
