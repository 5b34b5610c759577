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

/** Whether the set of a weight has to be said: it is another than that of the headline figures, or there are two. */
export function namesSet(
  { set, in_other_sets }: Pick<Weighed, 'set' | 'in_other_sets'>,
  headlineSet: SetCode,
): boolean {
  return set !== headlineSet || in_other_sets.length > 0;
}

/**
 * What the other side declares in the place of what is left empty, and what part of it that is. It may be more than all of it: in a
 * weight credits count as costs do. A little is a note, but of a bid: that has to declare it however little it weighs.
 */
export function weightText(
  question: Weighed,
  { headlineSet, isAskedOfBid }: { readonly headlineSet: SetCode; readonly isAskedOfBid: boolean },
  t: TFunction,
): string {
  const { set: ownSet, posts_in_set, in_other_sets, note, meaning, ...weighed } = question;
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
