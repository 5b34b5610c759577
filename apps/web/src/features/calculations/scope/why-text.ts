import type { ScopeQuestionAnswer } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';

/**
 * Says why something is asked, and what applies without an answer: empty cells count as not calculated, and missing
 * items as a change of the design, except in a bid.
 */
export function whyText(
  questions: readonly Pick<ScopeQuestionAnswer, 'subject'>[],
  ofBid: boolean,
  t: TFunction,
): string {
  const isOfPosts = ({ subject }: Pick<ScopeQuestionAnswer, 'subject'>) => subject === 'posts';
  return [
    ...(questions.every(isOfPosts) ? [] : [t('scopeQuestions.why')]),
    ...(questions.some(isOfPosts)
      ? [t(ofBid ? 'scopeQuestions.whyPostsOfBid' : 'scopeQuestions.whyPosts')]
      : []),
  ].join(' ');
}
