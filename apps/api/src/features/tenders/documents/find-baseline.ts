import type { CriterionBaseline } from '@milieuspoor/documents';
import { figuresOf, toIsoDay, weightTableOn } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Scope } from '../../../http/caller.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import { findActiveCalculation, findCalculation } from '../../calculations/calculations.queries.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { listWeightTables } from '../../weights/weights.queries.ts';

/** Returns the calculation with which bids are compared; null when none is active. */
export async function findBaselineRow(
  queries: Queries,
  scope: Scope,
  project: ProjectRow,
): Promise<CalculationRow | null> {
  const active = await findActiveCalculation(queries, project, 'design-baseline');
  return active && findCalculation(queries, scope, active.id);
}

/** Returns a baseline in the form of a document, with exactly the weights that valued it. */
export async function describeBaseline(
  queries: Queries,
  baseline: CalculationRow,
  now: Date,
): Promise<CriterionBaseline> {
  const { name, headlineSet: set, totals, itemCount: items } = baseline;
  const weightsVersion = baseline.weightsVersions[set];
  const tables = (await listWeightTables(queries)).filter((table) => table.set === set);
  const weights = tables.find(({ version }) => version === weightsVersion);
  const current = weightTableOn(tables, toIsoDay(now));
  const total = totals[set];
  if (!total || !weights || !current)
    throw new Error(`Calculation ${baseline.id} has no total in its set, or no weights`);
  const { mki } = figuresOf(total);
  return {
    name,
    set,
    weightsVersion: weights.version,
    currentWeightsVersion: current.version,
    weights,
    // An item that is not in the set declares nothing of its MKI.
    mki: { ...mki, items, undeclared: items - total.itemCount },
  };
}
