import type { Calculation } from '@milieuspoor/contract';
import { type BidCalculation, bidCalculation } from '@milieuspoor/domain';

/** A calculation as far as a tender looks at it. */
export type TenderedCalculation = Pick<Calculation, 'mki_set' | 'item_count' | 'totals'>;

/** A calculation as the server states it, as a tender looks at it; null where it has no total in the set of its headline. */
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
