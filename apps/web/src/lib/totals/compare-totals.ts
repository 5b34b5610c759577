import type { Calculation, ProjectComparison, SetTotalAnswer } from '@milieuspoor/contract';

/** Returns the total of the set in which a calculation's MKI figure is stated (D-93). */
export function headlineTotalOf(
  calculation: Pick<Calculation, 'mki_set' | 'totals'> | undefined,
): SetTotalAnswer | undefined {
  return calculation?.totals.find(({ set }) => set === calculation.mki_set);
}

type Side = Pick<Calculation, 'uuid' | 'mki_set'>;

/**
 * Returns the server's comparison of two calculations; only the server knows whether they are the same work (D-104).
 * Returns undefined where their headline figures are in different sets, and where it stated nothing.
 */
export function comparisonOf(
  comparisons: readonly ProjectComparison[],
  baseline: Side,
  optimization: Side,
): ProjectComparison | undefined {
  if (baseline.mki_set !== optimization.mki_set) return undefined;
  return comparisons.find(
    (each) =>
      each.baseline === baseline.uuid &&
      each.optimization === optimization.uuid &&
      each.set === baseline.mki_set,
  );
}
