import { SCOPE_MEANINGS, SCOPE_SUBJECTS, type ScopeMeaning } from '@milieuspoor/domain';
import type { Answers } from '@milieuspoor/workbook';
import { done, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';

/** The key in the answers that names the calculation about which the questions were asked. */
const AGAINST = 'scope:against';
const OF_SCOPE = /^scope:(baseline|optimization):(.+)$/;

/** The answers about the scope of a file, sent with its upload. */
export interface ScopeAnswersGiven {
  /** null where the sender does not state with which calculation it was compared */
  readonly againstId: string | null;
  /** by the ids of the questions */
  readonly meanings: ReadonlyMap<string, ScopeMeaning>;
}

/** Returns the answers about the scope among those of an upload; null where there are none. */
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
 * Returns the answers, or 400: an unknown question about the scope, or an unknown meaning, would otherwise seem to be
 * left open. Answers to be stored must also state with which calculation they were compared.
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
