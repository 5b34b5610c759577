import { changesBetween } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { deleteSessionsWithout } from '../accounts/sessions/sessions.queries.ts';
import { carryOutLeaving } from '../leaving/carry-out-leaving.ts';
import { departureOfMember } from '../leaving/departure.ts';
import { findAccountStanding } from '../leaving/holdings.queries.ts';
import { type LeavingChoice, type LeavingPlan, planLeaving } from '../leaving/plan-leaving.ts';
import {
  findMembership,
  lockMembership,
  type MembershipData,
  type MembershipRow,
  updateMembershipData,
} from '../memberships/memberships.queries.ts';
import { recordMembership } from '../memberships/record-membership.ts';
import { holdOrganisations } from '../organisations/administrators.queries.ts';
import { refuseLastAdministrator } from '../organisations/refuse-last-administrator.ts';

/** A membership, held until the transaction ends; its organisation too, and first. */
export async function holdMembership(queries: Queries, id: string): Promise<MembershipRow | null> {
  const known = await findMembership(queries, id);
  if (!known) return null;
  await holdOrganisations(queries, [known.organisationId]);
  return lockMembership(queries, id);
}

type MembershipChange = LeavingChoice & {
  readonly [Field in keyof MembershipData]?: boolean | undefined;
} & { readonly who: { readonly at: Date; readonly accountId: string } };

/**
 * Changes a membership that is held, and writes who did it. Who is suspended runs the organisation no longer, also once
 * the membership is taken up again; sessions end when no other organisation is left to look at. What its member may hold no
 * longer ends in the same step, or goes on under another's name.
 */
export async function storeMembership(
  needs: Pick<Dependencies, 'secret' | 'clock' | 'settings'>,
  queries: Queries,
  membership: MembershipRow,
  { active = membership.active, administrator, shown, keep, who }: MembershipChange,
): Promise<Outcome<undefined>> {
  const before: MembershipData = { active: membership.active, administrator: membership.administrator };
  const after: MembershipData = { active, administrator: administrator ?? (active && before.administrator) };
  if (after.administrator && !before.administrator && membership.viewer)
    return refused({ kind: 'conflict', message: message('viewer-administrator') });
  if (after.administrator && !after.active)
    return refused({ kind: 'conflict', message: message('suspended-administrator') });
  if (before.administrator && !after.administrator) {
    const alone = await refuseLastAdministrator(queries, membership.accountId, [membership.organisationId]);
    if (alone) return alone;
  }
  const changes = changesBetween({ ...before }, { ...after });
  if (Object.keys(changes).length === 0) return done(undefined);
  const plan = await planMemberLeaving(queries, membership, after, { shown, keep }, who.at);
  if (!plan.ok) return plan;
  await updateMembershipData(queries, membership.id, after);
  if (before.active && !after.active) await deleteSessionsWithout(queries, membership.accountId);
  const left = await carryOutLeaving(needs, queries, plan.value, {
    ...who,
    reason: after.active ? 'dismissed' : 'suspended',
    personName: membership.accountName,
  });
  await recordMembership(queries, {
    ...who,
    membership,
    action: 'changed',
    changes: { ...changes, ...left },
  });
  return done(undefined);
}

/** What becomes of all that a member may hold no longer once the membership stands so. */
export async function planMemberLeaving(
  queries: Queries,
  membership: MembershipRow,
  after: MembershipData,
  choice: LeavingChoice,
  now: Date,
): Promise<Outcome<LeavingPlan>> {
  const account = await findAccountStanding(queries, membership.accountId);
  if (!account) return NOT_FOUND;
  return planLeaving(queries, departureOfMember(account, membership, after), choice, now);
}
