import { toIsoDay, type WeightedSets, weightedSetsOn } from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import type { Clock } from '../../platform/clock.ts';
import { listWeightTables } from './weights.queries.ts';

/** Returns both sets with the weights that hold today, in Dutch local time, with which new calculations are valued. */
export async function findWeightedSets({
  database,
  clock,
}: {
  readonly database: Pick<Database, 'queries'>;
  readonly clock: Clock;
}): Promise<WeightedSets> {
  return weightedSetsOn(await listWeightTables(database.queries), toIsoDay(clock.now()));
}
