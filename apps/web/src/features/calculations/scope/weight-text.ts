import type { ScopeQuestionAnswer } from '@milieuspoor/contract';
import { formatMki, formatNumber, IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from '../../../charts/display-of.ts';

type Weighed = Pick<
  ScopeQuestionAnswer,
  | ('weight_eur' | 'weight_co2' | 'percentage_mki' | 'percentage_co2' | 'note' | 'meaning')
  | ('set' | 'posts_in_set' | 'in_other_sets')
>;

type Amounts = Omit<ScopeQuestionAnswer['in_other_sets'][number], 'set' | 'posts'>;

/**
 * Tells whether the set of a weight must be named: it differs from that of the headline figures, or there are two sets.
 */
export function namesSet(
  { set, in_other_sets }: Pick<Weighed, 'set' | 'in_other_sets'>,
  headlineSet: SetCode,
): boolean {
  return set !== headlineSet || in_other_sets.length > 0;
}

/**
 * Returns what the other side declares where this side is empty, and what part of its total that is. The part may
 * exceed the total, because credits count as costs in a weight. A small weight is only a note, except in a bid: a bid
 * must declare it however small it is.
 */
export function weightText(
  question: Weighed,
  { headlineSet, isAskedOfBid }: { readonly headlineSet: SetCode; readonly isAskedOfBid: boolean },
  t: TFunction,
): string {
  const { set: ownSet, posts_in_set, in_other_sets, note, meaning, ...weighed } = question;
  const ofWhole = (percentage: number | null) =>
    percentage === null ? '' : ` (${t('scopeQuestions.percent', { percentage: formatNumber(percentage) })})`;
  const amounts = ({ weight_eur, weight_co2, percentage_mki, percentage_co2 }: Amounts) => ({
    mki: `${formatMki(weight_eur)}${ofWhole(percentage_mki)}`,
    co2: `${displayOf('co2').format(weight_co2)}${ofWhole(percentage_co2)}`,
  });
  const overWhole = [weighed, ...in_other_sets].some(({ percentage_mki, percentage_co2 }) =>
    [percentage_mki, percentage_co2].some((part) => part !== null && part > 100),
  );
  const inSet = (set: SetCode, count: number, of: Amounts) =>
    t('scopeQuestions.weightInSet', { count, set: IMPACT_SETS[set].name, ...amounts(of) });
  return [
    namesSet(question, headlineSet)
      ? inSet(ownSet, posts_in_set, weighed)
      : t('scopeQuestions.weight', amounts(weighed)),
    ...in_other_sets.map(({ set, posts, ...other }) => inSet(set, posts, other)),
    ...(overWhole ? [t('scopeQuestions.overWhole')] : []),
    ...(note && meaning === null
      ? [t(isAskedOfBid ? 'scopeQuestions.noteOfBid' : 'scopeQuestions.note')]
      : []),
  ].join(' ');
}
