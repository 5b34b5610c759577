import type { Calculation } from '@milieuspoor/contract';
import { type BidCalculation, bidCalculation } from '@milieuspoor/domain';

/** The part of a calculation that a tender needs. */
export type TenderedCalculation = Pick<Calculation, 'mki_set' | 'item_count' | 'totals'>;

/**
 * Converts a calculation from the server to the part that a tender needs; returns null if it has no total in the set of
 * its headline.
 */
export function bidCalculationOf({
  mki_set,
  item_count: items,
  totals,
}: TenderedCalculation): BidCalculation | null {
  const total = totals.find(({ set }) => set === mki_set);
  if (!total) return null;
  return bidCalculation({
    set: mki_set,
    weightsVersion: total.weights_version,
    items,
    inSet: { amount: total.mki_value, items: total.item_count, incomplete: total.items_undeclared },
  });
}
