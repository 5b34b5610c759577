import type { ProblemCode, ProblemOf } from '../problems/problem.ts';

/** A sentence for each problem; the compiler keeps the table complete. */
export type Sentences = { readonly [Code in ProblemCode]: (problem: ProblemOf<Code>) => string };

/** The problems whose words are the same in every language, since other programs look for them. */
export type FixedCode = 'missing-sheet' | 'missing-column' | 'missing-field';

/** How a language says where a problem is, and the codes that say it themselves. */
export interface ProblemText {
  readonly sheet: (name: string) => string;
  readonly row: (row: number) => string;
  readonly column: (name: string) => string;
  readonly sentences: Sentences;
  /** what the fixed words say, and what to do about it */
  readonly inWords: Pick<Sentences, FixedCode>;
}
