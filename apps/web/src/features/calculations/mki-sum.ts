import type { CoveredSumAnswer, SetTotalAnswer } from '@milieuspoor/contract';

/** The MKI of a set with its coverage: every item of a set has one, whole or of a part of its indicators. */
export function mkiSum({ mki_value, item_count, items_undeclared }: SetTotalAnswer): CoveredSumAnswer {
  return { amount: mki_value, items: item_count, undeclared: 0, incomplete: items_undeclared };
}
