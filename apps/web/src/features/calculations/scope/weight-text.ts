import type { ScopeQuestionAnswer } from '@milieuspoor/contract';
import { formatMki, formatNumber, IMPACT_SETS } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from '../../../charts/display-of.ts';

type Weighed = Pick<
  ScopeQuestionAnswer,
  'weight_eur' | 'weight_co2' | 'percentage_mki' | 'percentage_co2' | 'in_other_sets' | 'note' | 'meaning'
>;

type Amounts = Omit<ScopeQuestionAnswer['in_other_sets'][number], 'set' | 'posts'>;

/**
 * What the other side declares in the place of what is left empty, and what part of it that is. It may be more than all of it: in a
 * weight credits count as costs do. A little is a note, but of a bid: that has to declare it however little it weighs.
 */
export function weightText(
  { in_other_sets, note, meaning, ...weighed }: Weighed,
  isAskedOfBid: boolean,
  t: TFunction,
): string {
  const ofWhole = (percentage: number | null) =>
    percentage === null
      ? ''
      : ` (${t('scopeQuestions.percent', { percentage: formatNumber(percentage, 1) })})`;
  const amounts = ({ weight_eur, weight_co2, percentage_mki, percentage_co2 }: Amounts) => ({
    mki: `${formatMki(weight_eur)}${ofWhole(percentage_mki)}`,
    co2: `${displayOf('co2').format(weight_co2)}${ofWhole(percentage_co2)}`,
  });
  const overWhole = [weighed, ...in_other_sets].some(({ percentage_mki, percentage_co2 }) =>
    [percentage_mki, percentage_co2].some((part) => part !== null && part > 100),
  );
  return [
    t('scopeQuestions.weight', amounts(weighed)),
    ...in_other_sets.map(({ set, posts: count, ...other }) =>
      t('scopeQuestions.inOtherSet', { count, set: IMPACT_SETS[set].name, ...amounts(other) }),
    ),
    ...(overWhole ? [t('scopeQuestions.overWhole')] : []),
    ...(note && meaning === null
      ? [t(isAskedOfBid ? 'scopeQuestions.noteOfBid' : 'scopeQuestions.note')]
      : []),
  ].join(' ');
}
