import { changesBetween } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { done, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { deleteSessionsWithout } from '../accounts/sessions/sessions.queries.ts';
import { holdOrganisations } from '../organisations/administrators.queries.ts';
import { refuseLastAdministrator } from '../organisations/refuse-last-administrator.ts';
import {
  findMembership,
  lockMembership,
  type MembershipData,
  type MembershipRow,
  updateMembershipData,
} from './memberships.queries.ts';
import { recordMembership } from './record-membership.ts';

/** A membership, held until the transaction ends; its organisation too, and first. */
export async function holdMembership(queries: Queries, id: string): Promise<MembershipRow | null> {
  const known = await findMembership(queries, id);
  if (!known) return null;
  await holdOrganisations(queries, [known.organisationId]);
  return lockMembership(queries, id);
}

/**
 * Changes a membership that is held, and writes who did it. Who is suspended runs the organisation no longer, also once
 * the membership is taken up again; sessions end when no other organisation is left to look at.
 */
export async function storeMembership(
  queries: Queries,
  membership: MembershipRow,
  {
    active = membership.active,
    administrator,
  }: { readonly [Field in keyof MembershipData]?: boolean | undefined },
  who: { readonly at: Date; readonly accountId: string },
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
  await updateMembershipData(queries, membership.id, after);
  if (before.active && !after.active) await deleteSessionsWithout(queries, membership.accountId);
  await recordMembership(queries, { ...who, membership, action: 'changed', changes });
  return done(undefined);
}
