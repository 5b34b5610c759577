import type { CalculationType } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { ProjectEvent } from '../projects/record-project.ts';
import { deactivateCalculations } from './calculations.queries.ts';
import { DEACTIVATED, recordCalculation } from './record-calculation.ts';

/**
 * What becomes of the rest when one of the organisation's own calculations becomes active: of its type it is the only one.
 * The reference value that follows a baseline is `follow-baseline.ts`'s, once that is stored.
 */
export async function makeWayForActive(
  queries: Queries,
  event: ProjectEvent,
  type: CalculationType,
): Promise<void> {
  for (const replaced of await deactivateCalculations(queries, event.project, type))
    await recordCalculation(queries, { ...event, calculation: replaced, ...DEACTIVATED });
}
