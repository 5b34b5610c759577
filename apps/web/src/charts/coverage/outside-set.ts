import type { Statistic } from '@milieuspoor/contract';
import { IMPACT_SETS } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/**
 * Returns the sentence of charts without a set, where the MKI on the same screen leaves calculations out: they cover
 * other projects. Empty where both cover the same.
 */
export function otherProjectsSentence(mki: readonly Statistic[], t: TFunction): string | null {
  const short = mki.find(({ coverage }) => coverage.calculations_in_set < coverage.calculations);
  if (!short?.set) return null;
  const { calculations, calculations_in_set } = short.coverage;
  return t('charts.coverage.ofEverySet', {
    count: calculations,
    inSet: calculations_in_set,
    set: IMPACT_SETS[short.set].name,
  });
}
