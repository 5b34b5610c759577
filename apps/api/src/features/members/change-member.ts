import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { endMembershipOfInvited } from '../invitations/end-invitation.ts';
import { foreignDomain } from '../invitations/foreign-domain.ts';
import { lockMembershipInvitation } from '../invitations/membership-invitations.queries.ts';
import { resendToAccount, withdrawFromAccount } from '../invitations/resend-to-account.ts';
import type { LeavingChoice } from '../leaving/plan-leaving.ts';
import { lockAdminUser } from '../memberships/admin-users.queries.ts';
import { findManagedMember, type ManagedMemberRow } from '../memberships/managed-members.queries.ts';
import { recordMembership } from '../memberships/record-membership.ts';
import { lockDomains } from '../organisations/held-domains.queries.ts';
import { sendInvitation } from '../registration/send-invitation.ts';
import { takeInvitation } from './invite-member.ts';
import { holdMembership, storeMembership } from './store-membership.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/** Identifies a membership of an organisation. */
interface MemberAddress {
  readonly slug: string;
  readonly id: string;
}

/**
 * Suspends or resumes a member of an organisation that the caller administers, gives or removes the right to
 * administer it.
 */
export async function changeMember(
  dependencies: Needs,
  caller: Caller,
  address: MemberAddress,
  input: LeavingChoice & {
    readonly active?: boolean | undefined;
    readonly administrator?: boolean | undefined;
  },
): Promise<Outcome<ManagedMemberRow>> {
  const { database, clock } = dependencies;
  return database.transaction<Outcome<ManagedMemberRow>>(async (queries) => {
    const present = await findManagedMember(queries, caller.administered, address);
    if (!present) return NOT_FOUND;
    // The answer is the same whether or not they have an account.
    if (present.state === 'invited') return refused({ kind: 'conflict', message: message('still-invited') });
    const membership = await holdMembership(queries, address.id);
    if (!membership) return NOT_FOUND;
    const who = { at: clock.now(), accountId: caller.accountId };
    const outcome = await storeMembership(dependencies, queries, membership, { ...input, who });
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
    // Nobody can prove the domain between this check and the mail.
    await lockDomains(queries);
    const invitation = await lockMembershipInvitation(queries, caller.administered, address);
    if (invitation) return resendToAccount(dependencies, queries, caller, invitation);
    const membership = await holdMembership(queries, address.id);
    const user = membership && (await lockAdminUser(queries, membership.accountId));
    if (!membership || !user) return NOT_FOUND;
    if (user.state !== 'invited') return refused({ kind: 'conflict', message: message('not-invited') });
    const foreign = await foreignDomain(queries, caller, user.email, membership.organisationId);
    if (foreign) return refused({ kind: 'conflict', message: foreign });
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

/** Withdraws the invitation of a member. */
export async function withdrawInvitation(
  { database, clock }: Needs,
  caller: Caller,
  address: MemberAddress,
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    if (!(await findManagedMember(queries, caller.administered, address))) return NOT_FOUND;
    const invitation = await lockMembershipInvitation(queries, caller.administered, address);
    const who = { at: clock.now(), accountId: caller.accountId };
    if (invitation) return withdrawFromAccount(queries, invitation, who);
    const membership = await holdMembership(queries, address.id);
    const user = membership && (await lockAdminUser(queries, membership.accountId));
    if (!membership || !user) return NOT_FOUND;
    if (user.state !== 'invited') return refused({ kind: 'conflict', message: message('not-invited') });
    await endMembershipOfInvited(queries, membership, user, who);
    return done(undefined);
  });
}
