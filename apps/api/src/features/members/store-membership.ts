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
import { lockOrganisations } from '../organisations/administrators.queries.ts';
import { refuseLastAdministrator } from '../organisations/refuse-last-administrator.ts';

/** Returns a membership, locked until the transaction ends; its organisation is locked too, and first. */
export async function holdMembership(queries: Queries, id: string): Promise<MembershipRow | null> {
  const known = await findMembership(queries, id);
  if (!known) return null;
  await lockOrganisations(queries, [known.organisationId]);
  return lockMembership(queries, id);
}

type MembershipChange = LeavingChoice & {
  readonly [Field in keyof MembershipData]?: boolean | undefined;
} & { readonly who: { readonly at: Date; readonly accountId: string } };

/**
 * Changes a locked membership, and records who did it. A suspended member no longer administers the organisation,
 * also after the membership is resumed; sessions end when no other organisation is left. What the member may no longer
 * hold ends in the same step, or is handed over.
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

/** Plans what happens to everything that a member may no longer hold once the membership changes. */
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
