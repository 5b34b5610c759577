import type { CalculationType } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { followBaseline } from '../projects/follow-baseline.ts';
import type { ProjectEvent } from '../projects/record-project.ts';
import { deactivateCalculations } from './calculations.queries.ts';
import { DEACTIVATED, recordCalculation } from './record-calculation.ts';

/**
 * What becomes of the rest when one of the organisation's own calculations becomes active: of its type it is the only one,
 * and the reference value follows a baseline.
 */
export async function makeWayForActive(
  queries: Queries,
  event: ProjectEvent,
  { type, headlineMkiEur }: { readonly type: CalculationType; readonly headlineMkiEur: number },
): Promise<void> {
  for (const replaced of await deactivateCalculations(queries, event.project, type))
    await recordCalculation(queries, { ...event, calculation: replaced, ...DEACTIVATED });
  if (type === 'design-baseline') await followBaseline(queries, event, headlineMkiEur);
}
