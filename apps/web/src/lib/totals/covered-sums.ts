import type { CoveredSumAnswer, SetTotalAnswer } from '@milieuspoor/contract';

/** The MKI of a set with its coverage: every item of a set has one, whole or of a part of its indicators. */
export function mkiSum({ mki_value, item_count, items_undeclared }: SetTotalAnswer): CoveredSumAnswer {
  return { amount: mki_value, items: item_count, undeclared: 0, incomplete: items_undeclared };
}

/** The CO2 of a set with its coverage, kg CO2-eq: an item states it or it doesn't. */
export function co2Sum({ co2, item_count, items_without_co2 }: SetTotalAnswer): CoveredSumAnswer {
  return { amount: co2, items: item_count, undeclared: items_without_co2, incomplete: 0 };
}
