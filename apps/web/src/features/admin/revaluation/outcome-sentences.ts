import { toDisplayed } from '@milieuspoor/charts';
import type { Revaluation } from '@milieuspoor/contract';
import { distinguishable, IMPACT_SETS } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from '../../../charts/display-of.ts';

const ton = (kg: number | null | undefined) => toDisplayed(kg ?? null, 'co2');

/** Returns what would change in a calculation, a sentence for each change; empty when its outcome is the same. */
export function outcomeSentences(revaluation: Revaluation, t: TFunction): string[] {
  const { sets, items_differing, totals_differing, others_differing, valued_otherwise } = revaluation;
  const names = valued_otherwise.map(({ name }) => `"${name}"`).join(', ');
  const perSet = sets.flatMap(({ set: code, before, after }) => {
    const set = IMPACT_SETS[code].name;
    const sentences: string[] = [];
    if (before?.mki_value !== after?.mki_value) {
      const [from, to] = distinguishable(before?.mki_value ?? null, after?.mki_value ?? null);
      sentences.push(t('admin.revaluation.change', { quantity: 'MKI (€)', set, from, to }));
    }
    if (before?.co2 !== after?.co2) {
      const [from, to] = distinguishable(ton(before?.co2), ton(after?.co2));
      sentences.push(
        t('admin.revaluation.change', { quantity: `CO2 (${displayOf('co2').unit})`, set, from, to }),
      );
    }
    if (before && after && before.weights_version !== after.weights_version) {
      const [from, to] = [before.weights_version, after.weights_version];
      sentences.push(t('admin.revaluation.version', { set, from, to }));
    }
    return sentences;
  });
  return [
    ...perSet,
    ...(items_differing > 0 ? [t('admin.revaluation.items', { count: items_differing })] : []),
    ...(totals_differing > 0 ? [t('admin.revaluation.totals', { count: totals_differing })] : []),
    ...others_differing.map((each) => t(`admin.revaluation.others.${each}`)),
    ...(valued_otherwise.length > 0 ? [t('admin.revaluation.valuedOtherwise', { names })] : []),
  ];
}
