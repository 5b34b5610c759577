import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { findOpenBid } from '../bids/sealed/find-open-bid.ts';
import { findProject } from '../projects/projects.queries.ts';
import type { CalculationRow } from './calculation-row.queries.ts';
import { findCalculation } from './calculations.queries.ts';

/**
 * Returns a calculation that may be viewed: one of a bid that is sealed for the caller, including staff, is refused
 * with the reason.
 */
export async function findOpenCalculation(
  queries: Queries,
  caller: Pick<Caller, 'scope' | 'accountId'>,
  id: string,
): Promise<Outcome<CalculationRow>> {
  const calculation = await findCalculation(queries, caller.scope, id);
  const project = calculation && (await findProject(queries, caller.scope, calculation.projectId));
  if (!project) return NOT_FOUND;
  const { applicantId } = calculation;
  const bid = applicantId ? await findOpenBid(queries, caller, project, applicantId) : null;
  return bid && !bid.ok ? bid : done(calculation);
}
