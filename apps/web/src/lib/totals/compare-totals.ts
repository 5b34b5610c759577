import type { Calculation, ProjectComparison, SetTotalAnswer } from '@milieuspoor/contract';

/** The total of the set that a calculation's one MKI figure is stated in (D-93). */
export function headlineTotalOf(
  calculation: Pick<Calculation, 'mki_set' | 'totals'> | undefined,
): SetTotalAnswer | undefined {
  return calculation?.totals.find(({ set }) => set === calculation.mki_set);
}

type Side = Pick<Calculation, 'uuid' | 'mki_set'>;

/**
 * What the server says lies between two calculations, which alone knows whether they are the same work (D-104). undefined
 * where their headline figures are of different sets, and where it said nothing of the two.
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
