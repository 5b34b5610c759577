import type { ProblemCode, ProblemOf } from '../problems/problem.ts';

/** The problems whose words are the same in every language, since other programs look for them. */
export type FixedCode = 'missing-sheet' | 'missing-column' | 'missing-field';

/** What is wrong or was read otherwise, and what to do about it; the latter is empty where there is nothing to do. */
export type Saying = readonly [what: string, whatToDo: string];

/** What is said of each problem; the compiler keeps the table complete. */
type Sayings = { readonly [Code in Exclude<ProblemCode, FixedCode>]: (problem: ProblemOf<Code>) => Saying };

/** A sentence for each problem of fixed wording. */
export type FixedSentences = { readonly [Code in FixedCode]: (problem: ProblemOf<Code>) => string };

/** How a language says where a problem is, what it is and what to do about it. */
export interface ProblemText {
  readonly sheet: (name: string) => string;
  readonly row: (row: number) => string;
  readonly column: (name: string) => string;
  readonly sayings: Sayings;
  /** what the fixed words say, and what to do about it */
  readonly inWords: FixedSentences;
}
