import type { SetCode } from '../indicators/impact-sets.ts';
import { sumModules } from '../indicators/life-cycle-modules.ts';
import type { SetTotal } from './calculation-totals.ts';

/** A calculation's one MKI figure, and the set that it is stated in. */
export interface HeadlineTotal {
  readonly set: SetCode;
  readonly mkiEur: number;
  /** null where no item declares CO2 */
  readonly co2Kg: number | null;
}

/** A calculation's MKI is its A1 total when it has Set A1, else its A2 total, and it says which. */
export function headlineTotal(sets: Readonly<Partial<Record<SetCode, SetTotal>>>): HeadlineTotal | null {
  for (const set of ['a1', 'a2'] as const) {
    const total = sets[set];
    if (!total) continue;
    const declaresCo2 = total.itemsWithoutCo2 < total.itemCount;
    return {
      set,
      mkiEur: sumModules(total.mkiEur),
      co2Kg: declaresCo2 ? sumModules(total.co2Kg) : null,
    };
  }
  return null;
}

/**
 * Values of different sets are never compared or added: a calculation fits a baseline when their headline figures are
 * stated in the same set.
 */
export function fitsBaseline(set: SetCode, baselineSet: SetCode): boolean {
  return set === baselineSet;
}
