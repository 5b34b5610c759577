import type { Queries } from '../../database/open-database.ts';
import type { Caller, Scope } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { findOpenBid } from '../bids/sealed/find-open-bid.ts';
import { lockProjectRow, type ProjectRow } from '../projects/projects.queries.ts';
import type { CalculationRow } from './calculation-row.queries.ts';
import { findCalculation } from './calculations.queries.ts';

/** A calculation that is locked until the end of the transaction, with its project. */
export interface LockedCalculation {
  readonly project: ProjectRow;
  readonly calculation: CalculationRow;
}

/** Locks the project of a calculation and finds the calculation within it; null when it does not exist. */
export async function lockCalculation(
  queries: Queries,
  scope: Scope,
  id: string,
  { includingDeleted = false }: { includingDeleted?: boolean } = {},
): Promise<LockedCalculation | null> {
  const found = await findCalculation(queries, scope, id, { includingDeleted });
  const project = found ? await lockProjectRow(queries, scope, found.projectId) : null;
  // It is read again under the project's lock, because somebody else may have changed it in between.
  const calculation = project ? await findCalculation(queries, scope, id, { includingDeleted }) : null;
  return project && calculation ? { project, calculation } : null;
}

/**
 * Does what `lockCalculation` does for a change: a bidder's calculation cannot be changed as long as the bid is sealed.
 */
export async function lockOpenCalculation(
  queries: Queries,
  caller: Pick<Caller, 'scope' | 'accountId'>,
  id: string,
  options: { includingDeleted?: boolean } = {},
): Promise<Outcome<LockedCalculation>> {
  const held = await lockCalculation(queries, caller.scope, id, options);
  if (!held) return NOT_FOUND;
  const { applicantId } = held.calculation;
  const bid = applicantId ? await findOpenBid(queries, caller, held.project, applicantId, options) : null;
  return bid && !bid.ok ? bid : done(held);
}
