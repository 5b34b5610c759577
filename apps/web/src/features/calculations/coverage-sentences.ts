import type { SetTotalAnswer } from '@milieuspoor/contract';
import { IMPACT_SETS, type ResourceKey } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** Says what the figures of a set leave out: 'Set A2: 3 van 41 posten geven …'; empty when every item states all. */
export function coverageSentences(total: SetTotalAnswer, t: TFunction): string[] {
  const { item_count: of, items_undeclared, items_without_co2 } = total;
  const set = IMPACT_SETS[total.set].name;
  const sentences: string[] = [];
  if (items_undeclared > 0)
    sentences.push(t('uploadCheck.coverage.undeclared', { set, count: items_undeclared, of }));
  // If no item declares CO2, there is no figure in which anything counts as 0.
  if (items_without_co2 > 0 && items_without_co2 === of)
    sentences.push(t('uploadCheck.coverage.noCo2', { set, count: of }));
  else if (items_without_co2 > 0)
    sentences.push(t('uploadCheck.coverage.withoutCo2', { set, count: items_without_co2, of }));
  return sentences;
}

/** Tells whether the figures of a set leave something out. */
export function isIncomplete({ items_undeclared, items_without_co2 }: SetTotalAnswer): boolean {
  return items_undeclared > 0 || items_without_co2 > 0;
}

/** Names the columns that a workbook lacks, whose quantities are unknown for every item; empty when it has them all. */
export function resourceSentences(undeclared: readonly ResourceKey[], t: TFunction): string[] {
  if (undeclared.length === 0) return [];
  const names = undeclared.map((key) => t(`charts.coverage.quantities.${key}`)).join(', ');
  return [t('uploadCheck.coverage.resources', { names })];
}
