import type { AdminUserChanges } from '@milieuspoor/contract';
import {
  ACCOUNT_DATA,
  type AccountData,
  changedOf,
  changesBetween,
  fromWire,
  type HistoryChanges,
  isProvider,
  isViewer,
  valuesOf,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { closeWaysIn } from '../accounts/passwords/set-password.ts';
import { deleteSecondFactor } from '../accounts/second-factor/second-factor.queries.ts';
import { tellHolder } from '../accounts/security-mails.ts';
import { deleteSessionsOf } from '../accounts/sessions/sessions.queries.ts';
import { carryOutLeaving } from '../leaving/carry-out-leaving.ts';
import { listHeldIn } from '../leaving/holdings.queries.ts';
import { planAccountLeaving } from '../leaving/plan-account-leaving.ts';
import type { LeavingChoice } from '../leaving/plan-leaving.ts';
import { lockAdministrators, updateAccountData } from '../memberships/account-changes.queries.ts';
import { type AdminUserRow, findAdminUser, lockAdminUser } from '../memberships/admin-users.queries.ts';
import { personName } from '../memberships/person-name.ts';
import { listAdministeredIds, lockOrganisations } from '../organisations/administrators.queries.ts';
import { refuseLastAdministrator } from '../organisations/refuse-last-administrator.ts';
import { recordHistory } from '../record/record-history.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/** Changes an account. Nobody can lock themselves out, and somebody can always administer. */
export async function changeUser(
  dependencies: Needs,
  caller: Caller,
  id: string,
  { shown, keep, ...input }: AdminUserChanges & LeavingChoice,
): Promise<Outcome<AdminUserRow>> {
  const { database, clock } = dependencies;
  return database.transaction<Outcome<AdminUserRow>>(async (queries) => {
    const now = clock.now();
    const administered = await listAdministeredIds(queries, id);
    await lockOrganisations(queries, [...administered, ...(await listHeldIn(queries, id, now))]);
    // These are locked before the account itself, and in one order, so that no two changes wait for each other.
    const administrators = await lockAdministrators(queries);
    const user = await lockAdminUser(queries, id);
    if (!user) return NOT_FOUND;
    if (user.state === 'erased') return refused({ kind: 'conflict', message: message('person-erased') });
    const before = valuesOf(ACCOUNT_DATA, user);
    const changed = changedOf(before, fromWire(ACCOUNT_DATA, input));
    const after = { ...before, ...changed };
    if (!administers(after)) {
      if (id === caller.accountId) return refused({ kind: 'conflict', message: message('own-account') });
      if (administrators.length === 1 && administrators.includes(id))
        return refused({ kind: 'conflict', message: message('last-staff') });
    }
    if (isViewer(after) && !isViewer(before) && administered.length > 0)
      return refused({ kind: 'conflict', message: message('viewer-administrator') });
    const alone = after.active ? null : await refuseLastAdministrator(queries, id, administered);
    if (alone) return alone;
    const changes = changesBetween({ ...before }, changed);
    if (Object.keys(changes).length === 0) return done(user);
    const plan = await planAccountLeaving(queries, id, after, { shown, keep }, now);
    if (!plan.ok) return plan;
    await updateAccountData(queries, id, changed);
    if (!after.active) await closeWaysIn(queries, id, now);
    const left = await carryOutLeaving(dependencies, queries, plan.value, {
      ...{ at: now, accountId: caller.accountId, reason: 'account' },
      personName: personName(user),
    });
    await record(queries, { at: now, caller, user: { ...user, ...after }, changes: { ...changes, ...left } });
    const stored = await findAdminUser(queries, id);
    return stored ? done(stored) : NOT_FOUND;
  });
}

/** Removes the second factor of a person who lost it; open sessions must sign in again. */
export async function resetSecondFactor(
  dependencies: Needs,
  caller: Caller,
  id: string,
): Promise<Outcome<undefined>> {
  const { database, clock } = dependencies;
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const user = await lockAdminUser(queries, id);
    if (!user) return NOT_FOUND;
    if (!user.secondFactor) return refused({ kind: 'conflict', message: message('no-second-factor') });
    await deleteSecondFactor(queries, id);
    await deleteSessionsOf(queries, id, { keep: null });
    const changes = { secondFactor: { from: true, to: false } };
    await record(queries, { at: clock.now(), caller, user, changes });
    await tellHolder(dependencies, queries, user, 'second-factor-off');
    return done(undefined);
  });
}

function administers(account: AccountData): boolean {
  return account.active && isProvider(account);
}

async function record(
  queries: Queries,
  event: { at: Date; caller: Caller; user: AdminUserRow; changes: HistoryChanges },
): Promise<void> {
  await recordHistory(queries, {
    at: event.at,
    accountId: event.caller.accountId,
    organisationId: null,
    projectId: null,
    subject: { type: 'account', id: event.user.id, name: personName(event.user) },
    action: 'changed',
    changes: event.changes,
  });
}
