import { type WeightedSets, weightedSet } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import { findWeightedSets } from '../../weights/find-weighted-sets.ts';
import { listWeightTables } from '../../weights/weights.queries.ts';
import type { CalculationRow } from '../calculation-row.queries.ts';

/** Returns the weights by which a calculation was valued; those of today for a set that it does not have. */
export async function weightsOfCalculation(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { weightsVersions }: Pick<CalculationRow, 'weightsVersions'>,
): Promise<WeightedSets> {
  const weights = { ...(await findWeightedSets({ database, clock })) };
  for (const table of await listWeightTables(database.queries))
    if (weightsVersions[table.set] === table.version) weights[table.set] = weightedSet(table);
  return weights;
}
