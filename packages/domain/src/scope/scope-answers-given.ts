import type { ScopeAnswer, ScopeSubject } from './scope-answers.ts';

/** An answer with who gave it, and when. */
export interface GivenScopeAnswer extends ScopeAnswer {
  /** '' for somebody whose account is gone */
  readonly answeredBy: string;
  readonly answeredAt: Date;
}

/** The last answer about a subject that speaks of any of the posts; null where none does. Answers in the order in which they came. */
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
