import type { Fixed } from '@milieuspoor/contract';
import { formatIsoDay } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** Returns the sentence with the days of figures about others; empty for present figures, and for none. */
export function fixedSentence(fixed: Fixed | null | undefined, t: TFunction): string[] {
  if (!fixed) return [];
  const [from, until] = [formatIsoDay(fixed.from), formatIsoDay(fixed.until)];
  return [from === until ? t('charts.fixed.on', { day: from }) : t('charts.fixed.between', { from, until })];
}
