import {
  type CalculationType,
  counterpartTypes,
  SERIES_NAMES,
  type SetCode,
  seriesOf,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import type { StandingCalculation } from '../calculation-row.queries.ts';
import { findActiveCalculation } from '../calculations.queries.ts';
import type { HeldPair } from './read-pair-questions.ts';

/** A calculation with which another one is compared. */
export interface Counterpart extends StandingCalculation {
  readonly calculationType: CalculationType;
}

/** Returns the active calculations with which one of this type is compared, the one of its own phase first. */
export async function findCounterparts(
  queries: Queries,
  project: ProjectRow,
  type: CalculationType,
): Promise<Counterpart[]> {
  const found: Counterpart[] = [];
  for (const calculationType of counterpartTypes(type, project)) {
    const active = await findActiveCalculation(queries, project, calculationType);
    if (active) found.push({ ...active, calculationType });
  }
  return found;
}

/** A calculation with the data that a comparison needs. */
interface LockedCalculation {
  readonly id: string;
  readonly organisationId: string;
  readonly calculationType: CalculationType;
  readonly sets: readonly SetCode[];
  readonly headlineSet: SetCode;
}

/**
 * Returns the two as baseline and optimisation; null where they share no set in which the calculation has its headline
 * figure.
 */
export function toHeldPair(calculation: LockedCalculation, counterpart: Counterpart): HeldPair | null {
  const side = seriesOf(calculation.calculationType);
  const sets = sharedSets(calculation, counterpart);
  if (sets.length === 0) return null;
  const [baseline, optimization] =
    side === SERIES_NAMES[0] ? [calculation, counterpart] : [counterpart, calculation];
  const { organisationId } = calculation;
  return { organisationId, baselineId: baseline.id, optimizationId: optimization.id, sets };
}

/** Returns the sets that both state, that of the headline figure first; none where that is not among them. */
export function sharedSets(
  { sets, headlineSet }: Pick<LockedCalculation, 'sets' | 'headlineSet'>,
  other: { readonly sets: readonly SetCode[] },
): SetCode[] {
  if (!other.sets.includes(headlineSet)) return [];
  return [headlineSet, ...sets.filter((set) => set !== headlineSet && other.sets.includes(set))];
}
