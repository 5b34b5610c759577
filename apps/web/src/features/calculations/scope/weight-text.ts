import type { ScopeQuestionAnswer } from '@milieuspoor/contract';
import { formatMki, formatNumber } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from '../../../charts/display-of.ts';

type Weighed = Pick<
  ScopeQuestionAnswer,
  'weight_eur' | 'weight_co2' | 'percentage_mki' | 'percentage_co2' | 'note' | 'meaning'
>;

/**
 * What the other side declares in the place of what is left empty, and what part of it that is. It may be more than all of it: in a
 * weight credits count as costs do. A little is a note, but of a bid: that has to declare it however little it weighs.
 */
export function weightText(
  { weight_eur, weight_co2, percentage_mki, percentage_co2, note, meaning }: Weighed,
  isAskedOfBid: boolean,
  t: TFunction,
): string {
  const ofWhole = (percentage: number | null) =>
    percentage === null
      ? ''
      : ` (${t('scopeQuestions.percent', { percentage: formatNumber(percentage, 1) })})`;
  const mki = `${formatMki(weight_eur)}${ofWhole(percentage_mki)}`;
  const co2 = `${displayOf('co2').format(weight_co2)}${ofWhole(percentage_co2)}`;
  const overWhole = [percentage_mki, percentage_co2].some((part) => part !== null && part > 100);
  return [
    t('scopeQuestions.weight', { mki, co2 }),
    ...(overWhole ? [t('scopeQuestions.overWhole')] : []),
    ...(note && meaning === null
      ? [t(isAskedOfBid ? 'scopeQuestions.noteOfBid' : 'scopeQuestions.note')]
      : []),
  ].join(' ');
}
