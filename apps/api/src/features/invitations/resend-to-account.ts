import type { HistoryChanges } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome, refused } from '../../http/outcome.ts';
import { recordMembership } from '../memberships/record-membership.ts';
import { foreignDomain } from './foreign-domain.ts';
import { asMembership, mailJoining } from './invite-account.ts';
import {
  deleteMembershipInvitation,
  type MembershipInvitationRow,
  renewMembershipInvitation,
} from './membership-invitations.queries.ts';

type Needs = Pick<Dependencies, 'clock' | 'secret' | 'settings'>;

/** Sends an invitation to join again, in the name of the caller, for another week. */
export async function resendToAccount(
  dependencies: Needs,
  queries: Queries,
  caller: Caller,
  invitation: MembershipInvitationRow,
): Promise<Outcome<undefined>> {
  const foreign = await foreignDomain(queries, caller, invitation.email, invitation.organisationId);
  if (foreign) return refused({ kind: 'conflict', message: foreign });
  const sent = await mailJoining(dependencies, queries, { ...invitation, sentBy: caller.accountId });
  await renewMembershipInvitation(queries, invitation.id, sent);
  await recordMembership(queries, {
    at: sent.createdAt,
    accountId: caller.accountId,
    membership: await asMembership(queries, invitation),
    action: 'changed',
    changes: { invitationSentAgain: { from: null, to: true } },
  });
  return done(undefined);
}

/** Withdraws an invitation to join, and records why. */
export async function withdrawFromAccount(
  queries: Queries,
  invitation: MembershipInvitationRow,
  who: { readonly at: Date; readonly accountId: string | null },
  why: HistoryChanges = {},
): Promise<Outcome<undefined>> {
  const membership = await asMembership(queries, invitation);
  await deleteMembershipInvitation(queries, invitation.id);
  await recordMembership(queries, {
    ...who,
    membership,
    action: 'deleted',
    changes: {
      organisation: { from: invitation.organisationName, to: null },
      invitationWithdrawn: { from: null, to: true },
      ...why,
    },
  });
  return done(undefined);
}
