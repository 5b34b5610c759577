import type { Statistic } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { incompleteModules } from '../../../charts/series/incomplete-modules.ts';

/** Which modules a side leaves open, in words; null when it leaves none. */
export function incompleteSentence(side: Statistic | undefined, t: TFunction): string | null {
  const modules = side ? incompleteModules(side) : [];
  if (modules.length === 0) return null;
  return t('statistics.incompleteModules', {
    modules: modules
      .map(({ module, items, of }) => t('statistics.incompleteModule', { module, items, of }))
      .join(', '),
  });
}
