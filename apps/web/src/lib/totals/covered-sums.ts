import type { Calculation, CoveredSumAnswer, SetTotalAnswer } from '@milieuspoor/contract';

/** Returns the MKI of a set with its coverage: every item of a set has one, from all or a part of its indicators. */
export function mkiSum({ mki_value, item_count, items_undeclared }: SetTotalAnswer): CoveredSumAnswer {
  return { amount: mki_value, items: item_count, undeclared: 0, incomplete: items_undeclared };
}

/** Returns the CO2 of a set with its coverage, kg CO2-eq: an item either states it or doesn't. */
export function co2Sum({ co2, item_count, items_without_co2 }: SetTotalAnswer): CoveredSumAnswer {
  return { amount: co2, items: item_count, undeclared: items_without_co2, incomplete: 0 };
}

/** Returns the posts of a calculation of which something counts as 0 in its MKI: its set is missing, or an indicator of it. */
export function incompletePosts({
  item_count,
  mki_set,
  totals,
}: Pick<Calculation, 'item_count' | 'mki_set' | 'totals'>): number {
  const total = totals.find(({ set }) => set === mki_set);
  return item_count - (total ? total.item_count - total.items_undeclared : 0);
}
