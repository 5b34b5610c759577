import { formatDay, type Language, moduleOfSubject } from '@milieuspoor/domain';
import { message, sentence } from '../../../text/message.ts';
import type { ShownScopeAnswer } from '../calculation-row.queries.ts';
import { postsText } from './to-scope-of-pair.ts';

/** Returns an answer about a calculation in words: the posts, its meaning, its author and the day. */
export function shownScopeAnswer(
  { subject, meaning, posts, answeredBy, answeredAt }: ShownScopeAnswer,
  language: Language,
): { question: string; answer: string } {
  const module = moduleOfSubject(subject);
  const told = module ? 'module' : (subject as 'indicators' | 'bare' | 'posts');
  const day = formatDay(new Date(answeredAt));
  return {
    question: sentence(
      message(`scope-told-${told}`, { module: module ?? '', posts: [postsText(posts)] }),
      language,
    ),
    answer: sentence(
      message(`scope-answer-${meaning}`, { day, person: answeredBy || [message('scope-somebody')] }),
      language,
    ),
  };
}
