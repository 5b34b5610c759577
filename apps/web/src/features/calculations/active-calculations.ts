import type { Calculation } from '@milieuspoor/contract';
import { type CalculationType, SET_CODES, type SetCode } from '@milieuspoor/domain';

/** The active calculations that the charts of a tab are drawn from. */
export interface ActiveCalculations {
  readonly count: number;
  /** the sets that at least one of them states, in their fixed order */
  readonly sets: readonly SetCode[];
  /** changes when other calculations become active */
  readonly revision: string;
}

/** Returns the active calculations of these types. */
export function activeCalculations(
  calculations: readonly Pick<Calculation, 'uuid' | 'calculation_type' | 'active' | 'sets'>[],
  types: readonly CalculationType[],
): ActiveCalculations {
  const active = calculations.filter(
    (calculation) => calculation.active && types.includes(calculation.calculation_type),
  );
  return {
    count: active.length,
    sets: SET_CODES.filter((set) => active.some(({ sets }) => sets.includes(set))),
    revision: active
      .map(({ uuid }) => uuid)
      .sort()
      .join(),
  };
}
