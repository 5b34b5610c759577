import type { Calculation, CoveredSumAnswer, SetTotalAnswer } from '@milieuspoor/contract';
import { compareValued, type PairComparison } from '@milieuspoor/domain';

/** The total of the set that a calculation's one MKI figure is stated in (decision 93). */
export function headlineTotalOf(
  calculation: Pick<Calculation, 'mki_set' | 'totals'> | undefined,
): SetTotalAnswer | undefined {
  return calculation?.totals.find(({ set }) => set === calculation.mki_set);
}

/**
 * Two totals held against each other in one quantity. No comparison and no gaps where they are of different sets; where
 * they were valued with different weights every item counts as valued apart (decision 36).
 */
export function compareTotals(
  from: SetTotalAnswer,
  to: SetTotalAnswer,
  sumOf: (total: SetTotalAnswer) => CoveredSumAnswer,
): PairComparison {
  if (from.set !== to.set) return { comparison: null, gaps: [] };
  return compareValued(
    { baseline: sumOf(from), optimization: sumOf(to) },
    from.weights_version === to.weights_version,
  );
}
