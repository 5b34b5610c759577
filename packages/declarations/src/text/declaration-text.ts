import type { ProblemDetails } from '../problems/declaration-problem.ts';
import type { DeclarationQuestion, QuestionKind } from '../product/declaration-question.ts';

/** The sentences of one language. */
export interface DeclarationText {
  /** what is the matter, and what follows from it */
  readonly problems: {
    readonly [Code in keyof ProblemDetails]: (details: ProblemDetails[Code]) => string;
  };
  readonly questions: {
    readonly [Kind in QuestionKind]: (question: DeclarationQuestion<Kind>) => string;
  };
  /** choices that are no name in the file, by their value */
  readonly choices: Readonly<Record<string, string>>;
  readonly place: (path: string) => string;
}
