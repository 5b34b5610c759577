import type { AccountData } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import type { Departure } from './departure.ts';
import { type AccountStandingRow, findAccountStanding } from './holdings.queries.ts';
import { type LeavingChoice, type LeavingPlan, planLeaving } from './plan-leaving.ts';

type AccountAfter = Pick<AccountData, 'active' | 'isStaff' | 'dashboardType'>;

/** Returns the departure of an account that changes, in every organisation. */
export function departureOfAccount(
  accountId: string,
  { memberships }: Pick<AccountStandingRow, 'memberships'>,
  { active, isStaff, dashboardType }: AccountAfter,
): Departure {
  const after = { active, isStaff, viewer: dashboardType === 'viewer' };
  return { accountId, organisationId: null, after, memberships };
}

/** Plans what happens to everything that somebody may no longer hold, anywhere, once the account changes. */
export async function planAccountLeaving(
  queries: Queries,
  accountId: string,
  after: AccountAfter,
  choice: LeavingChoice,
  now: Date,
): Promise<Outcome<LeavingPlan>> {
  const account = await findAccountStanding(queries, accountId);
  if (!account) return NOT_FOUND;
  return planLeaving(queries, departureOfAccount(accountId, account, after), choice, now);
}
