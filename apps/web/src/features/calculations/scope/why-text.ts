import type { ScopeQuestionAnswer } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';

/**
 * Why something is asked, and what holds without an answer: what is left empty was not calculated, and posts that are not there are a
 * change of the design, but of a bid.
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
