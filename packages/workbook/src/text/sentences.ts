import type { ProblemCode, ProblemOf } from '../problems/problem.ts';

/** The problems whose wording is the same in every language, since other programs search for it. */
export type FixedCode = 'missing-sheet' | 'missing-column' | 'missing-field';

/** What is wrong or was read differently, and what to do about it; the latter is empty where there is nothing to do. */
export type Saying = readonly [what: string, whatToDo: string];

/** The text of each problem; the compiler checks that the table is complete. */
type Sayings = { readonly [Code in Exclude<ProblemCode, FixedCode>]: (problem: ProblemOf<Code>) => Saying };

/** A sentence for each problem with fixed wording. */
export type FixedSentences = { readonly [Code in FixedCode]: (problem: ProblemOf<Code>) => string };

/** The texts of a language about a problem: its place, what it is and what to do about it. */
export interface ProblemText {
  readonly sheet: (name: string) => string;
  readonly row: (row: number) => string;
  readonly column: (name: string) => string;
  readonly sayings: Sayings;
  /** the meaning of the fixed wording, and what to do about it */
  readonly inWords: FixedSentences;
}
