import { type BidCalculation, bidCalculation, figuresOf } from '@milieuspoor/domain';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';

/**
 * Converts a stored calculation to the part that a tender needs; returns null if it has no total in the set of its
 * headline.
 */
export function bidCalculationOf(
  row: Pick<CalculationRow, 'totals' | 'headlineSet' | 'weightsVersions' | 'itemCount'>,
): BidCalculation | null {
  const total = row.totals[row.headlineSet];
  const weightsVersion = row.weightsVersions[row.headlineSet];
  if (!total || weightsVersion === null) return null;
  return bidCalculation({
    set: row.headlineSet,
    weightsVersion,
    items: row.itemCount,
    inSet: figuresOf(total).mki,
  });
}
