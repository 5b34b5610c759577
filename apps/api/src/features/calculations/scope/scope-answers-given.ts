import { SCOPE_MEANINGS, SCOPE_SUBJECTS, type ScopeMeaning } from '@milieuspoor/domain';
import type { Answers } from '@milieuspoor/workbook';
import { done, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';

/** The key of the answers that names the calculation beside which the questions were asked. */
const AGAINST = 'scope:against';
const OF_SCOPE = /^scope:(baseline|optimization):(.+)$/;

/** What was answered about the scope of a file, with its upload. */
export interface ScopeAnswersGiven {
  /** null where the sender does not say beside which calculation it was asked */
  readonly againstId: string | null;
  /** by the ids of the questions */
  readonly meanings: ReadonlyMap<string, ScopeMeaning>;
}

/** The answers about the scope among those that came with an upload; null where there are none. */
export function scopeAnswersGiven(answers: Answers): ScopeAnswersGiven | null {
  const meanings = new Map<string, ScopeMeaning>();
  for (const [id, answer] of Object.entries(answers)) {
    const meaning = SCOPE_MEANINGS.find((each) => each === answer);
    if (meaning && OF_SCOPE.test(id)) meanings.set(id, meaning);
  }
  if (meanings.size === 0) return null;
  return { againstId: Object.hasOwn(answers, AGAINST) ? (answers[AGAINST] ?? null) : null, meanings };
}

/**
 * The answers themselves, or 400: a question about the scope that doesn't exist, or a meaning that none has, would pass for one that
 * was left open. Those that are stored also say beside which calculation they were asked.
 */
export function readableAnswers(answers: Answers, use: 'check' | 'store'): Outcome<Answers> {
  const ofScope = Object.entries(answers).filter(([id]) => id.startsWith('scope:') && id !== AGAINST);
  const unreadable = ofScope.flatMap(([id, answer]) => {
    const subject = OF_SCOPE.exec(id)?.[2];
    if (!SCOPE_SUBJECTS.some((each) => each === subject)) return [message('scope-answer-unasked', { id })];
    if (SCOPE_MEANINGS.some((each) => each === answer)) return [];
    return [message('scope-answer-unreadable', { id, meanings: SCOPE_MEANINGS.join(', ') })];
  });
  if (unreadable.length > 0) return refused({ kind: 'invalid', fields: { answers: unreadable } });
  if (use === 'store' && ofScope.length > 0 && !Object.hasOwn(answers, AGAINST))
    return refused({ kind: 'invalid', fields: { answers: [message('scope-answer-beside-none')] } });
  return done(answers);
}
