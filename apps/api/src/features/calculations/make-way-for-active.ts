import type { CalculationType } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { ProjectEvent } from '../projects/record-project.ts';
import { deactivateCalculations } from './calculations.queries.ts';
import { DEACTIVATED, recordCalculation } from './record-calculation.ts';

/**
 * Deactivates the others when one of the organisation's own calculations becomes active, because it is the only active
 * one of its type. The reference value that follows a baseline is handled by `follow-baseline.ts`, after storing.
 */
export async function makeWayForActive(
  queries: Queries,
  event: ProjectEvent,
  type: CalculationType,
): Promise<void> {
  for (const replaced of await deactivateCalculations(queries, event.project, type))
    await recordCalculation(queries, { ...event, calculation: replaced, ...DEACTIVATED });
}
