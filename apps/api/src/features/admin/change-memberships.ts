import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { deleteSessionsWithout } from '../accounts/sessions/sessions.queries.ts';
import { carryOutLeaving } from '../leaving/carry-out-leaving.ts';
import type { LeavingChoice } from '../leaving/plan-leaving.ts';
import { holdMembership, planMemberLeaving, storeMembership } from '../members/store-membership.ts';
import { type AdminUserRow, findAdminUser, lockAdminUser } from '../memberships/admin-users.queries.ts';
import { deleteMembership, insertNewMembership } from '../memberships/memberships.queries.ts';
import { personName } from '../memberships/person-name.ts';
import { recordMembership } from '../memberships/record-membership.ts';
import { listOrganisationNames } from '../organisations/admin-organisations.queries.ts';
import { refuseLastAdministrator } from '../organisations/refuse-last-administrator.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/** Makes an account a member of an organisation. */
export async function addMembership(
  { database, clock }: Needs,
  caller: Caller,
  userId: string,
  organisationId: string,
): Promise<Outcome<AdminUserRow>> {
  return database.transaction(async (queries) => {
    const user = await lockAdminUser(queries, userId);
    if (!user) return NOT_FOUND;
    if (user.state === 'erased') return refused({ kind: 'conflict', message: message('person-erased') });
    const [organisation] = await listOrganisationNames(queries, [organisationId]);
    if (!organisation) return invalidField('organization', message('unknown-organisation'));
    const id = await insertNewMembership(queries, organisationId, userId);
    if (id === null) return invalidField('organization', message('already-member'));
    await recordMembership(queries, {
      at: clock.now(),
      accountId: caller.accountId,
      membership: { id, accountId: userId, accountName: personName(user), organisationId },
      action: 'created',
      changes: { organisation: { from: null, to: organisation.name } },
    });
    return found(await findAdminUser(queries, userId));
  });
}

/** Suspends or resumes a membership, gives or removes the right to administer the organisation. */
export async function changeMembership(
  dependencies: Needs,
  caller: Caller,
  id: string,
  input: LeavingChoice & {
    readonly active?: boolean | undefined;
    readonly administrator?: boolean | undefined;
  },
): Promise<Outcome<AdminUserRow>> {
  const { database, clock } = dependencies;
  return database.transaction<Outcome<AdminUserRow>>(async (queries) => {
    const membership = await holdMembership(queries, id);
    if (!membership) return NOT_FOUND;
    const who = { at: clock.now(), accountId: caller.accountId };
    const outcome = await storeMembership(dependencies, queries, membership, { ...input, who });
    return outcome.ok ? found(await findAdminUser(queries, membership.accountId)) : outcome;
  });
}

/** Ends a membership. */
export async function removeMembership(
  dependencies: Needs,
  caller: Caller,
  id: string,
  choice: LeavingChoice,
): Promise<Outcome<undefined>> {
  const { database, clock } = dependencies;
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const membership = await holdMembership(queries, id);
    if (!membership) return NOT_FOUND;
    const { accountId, organisationId } = membership;
    const alone = await refuseLastAdministrator(queries, accountId, [organisationId]);
    if (alone) return alone;
    const who = { at: clock.now(), accountId: caller.accountId };
    const gone = { active: false, administrator: false };
    const plan = await planMemberLeaving(queries, membership, gone, choice, who.at);
    if (!plan.ok) return plan;
    await deleteMembership(queries, id);
    await deleteSessionsWithout(queries, accountId);
    const personName = membership.accountName;
    const left = await carryOutLeaving(dependencies, queries, plan.value, {
      ...who,
      reason: 'removed',
      personName,
    });
    await recordMembership(queries, {
      ...who,
      membership,
      action: 'deleted',
      changes: { organisation: { from: membership.organisationName, to: null }, ...left },
    });
    return done(undefined);
  });
}

function found(user: AdminUserRow | null): Outcome<AdminUserRow> {
  return user ? done(user) : NOT_FOUND;
}
