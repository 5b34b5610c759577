import type { Calculation } from '@milieuspoor/contract';
import { type CalculationType, fitsBaseline, IMPACT_SETS } from '@milieuspoor/domain';

/** The names of two sets that cannot be compared. */
export interface SetMismatch {
  readonly set: string;
  readonly baselineSet: string;
}

/**
 * Whether the active as-built optimisation could not stand beside the active design baseline, because their MKI is in
 * different sets (decision 93); null when it can, or when one of them is not there.
 */
export function designSetMismatch(
  calculations: readonly Pick<Calculation, 'calculation_type' | 'active' | 'mki_set'>[],
): SetMismatch | null {
  const activeOf = (type: CalculationType) =>
    calculations.find(({ calculation_type, active }) => calculation_type === type && active);
  const baseline = activeOf('design-baseline');
  const optimization = activeOf('as-built-optimization');
  if (!baseline || !optimization || fitsBaseline(optimization.mki_set, baseline.mki_set)) return null;
  return { set: IMPACT_SETS[optimization.mki_set].name, baselineSet: IMPACT_SETS[baseline.mki_set].name };
}
