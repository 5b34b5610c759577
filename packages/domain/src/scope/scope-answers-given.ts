import type { ScopeAnswer, ScopeSubject } from './scope-answers.ts';

/** An answer with the person who gave it, and when. */
export interface GivenScopeAnswer extends ScopeAnswer {
  /** '' if the account is gone */
  readonly answeredBy: string;
  readonly answeredAt: Date;
}

/**
 * Returns the last answer about a subject that covers any of the posts; null if there is none. The answers are in the
 * order in which they were given.
 */
export function lastAnswerOf(
  answers: readonly GivenScopeAnswer[],
  subject: ScopeSubject,
  positions: readonly number[],
): GivenScopeAnswer | null {
  const asked = new Set(positions);
  return (
    answers.findLast(
      (answer) => answer.subject === subject && answer.positions.some((position) => asked.has(position)),
    ) ?? null
  );
}
