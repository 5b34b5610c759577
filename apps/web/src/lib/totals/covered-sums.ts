import type { CoveredSumAnswer, SetTotalAnswer } from '@milieuspoor/contract';

/** Returns the MKI of a set with its coverage: every item of a set has one, from all or a part of its indicators. */
export function mkiSum({ mki_value, item_count, items_undeclared }: SetTotalAnswer): CoveredSumAnswer {
  return { amount: mki_value, items: item_count, undeclared: 0, incomplete: items_undeclared };
}

/** Returns the CO2 of a set with its coverage, kg CO2-eq: an item either states it or doesn't. */
export function co2Sum({ co2, item_count, items_without_co2 }: SetTotalAnswer): CoveredSumAnswer {
  return { amount: co2, items: item_count, undeclared: items_without_co2, incomplete: 0 };
}
