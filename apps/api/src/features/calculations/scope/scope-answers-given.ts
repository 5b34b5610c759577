import { SCOPE_MEANINGS, type ScopeMeaning } from '@milieuspoor/domain';
import type { Answers } from '@milieuspoor/workbook';

/** The key of the answers that names the calculation beside which the questions were asked. */
const AGAINST = 'scope:against';
const OF_SCOPE = /^scope:(baseline|optimization):/;

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
