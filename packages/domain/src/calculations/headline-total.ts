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
    return { set, ...figuresOf(total) };
  }
  return null;
}

/** What a sum in one set comes to over all modules: euro, and kg CO2-eq that is null where no item declares any. */
export function figuresOf({
  mkiEur,
  co2Kg,
  itemCount,
  itemsWithoutCo2,
}: Pick<SetTotal, 'mkiEur' | 'co2Kg' | 'itemCount' | 'itemsWithoutCo2'>): {
  mkiEur: number;
  co2Kg: number | null;
} {
  return {
    mkiEur: sumModules(mkiEur),
    co2Kg: itemsWithoutCo2 < itemCount ? sumModules(co2Kg) : null,
  };
}

/**
 * Values of different sets are never compared or added: a calculation fits a baseline when their headline figures are
 * stated in the same set.
 */
export function fitsBaseline(set: SetCode, baselineSet: SetCode): boolean {
  return set === baselineSet;
}
