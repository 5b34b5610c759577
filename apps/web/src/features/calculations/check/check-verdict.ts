import type { CalculationCheck, WorkbookQuestionAnswer } from '@milieuspoor/contract';
import type { UploadAnswers } from '../upload/uploads.ts';

type CheckedFile = Pick<
  CalculationCheck,
  'refusal' | 'questions' | 'item_count' | 'error_count' | 'warning_count'
>;

/** The outcome of the check of a file. */
export type CheckVerdict =
  | { readonly kind: 'sound'; readonly warnings: number }
  /** the file can be added after this many answers */
  | { readonly kind: 'asked'; readonly open: number }
  /** columns that are missing and may be pointed out, so that their errors disappear */
  | { readonly kind: 'refused-file'; readonly errors: number; readonly openColumns: number }
  | { readonly kind: 'refused-project'; readonly reason: string };

/** Tells whether a file can be added with the given answers, and otherwise what prevents it. */
export function verdictOf(check: CheckedFile, answers: UploadAnswers): CheckVerdict {
  const open = countOpenQuestions(check.questions, answers);
  if (check.item_count === null) {
    const columns = check.questions.filter(({ kind }) => kind === 'column');
    return {
      kind: 'refused-file',
      errors: check.error_count,
      openColumns: countOpenQuestions(columns, answers),
    };
  }
  if (check.refusal !== null) return { kind: 'refused-project', reason: check.refusal };
  return open > 0 ? { kind: 'asked', open } : { kind: 'sound', warnings: check.warning_count };
}

/** Tells whether leaving the page would lose a file that can be added, at once or after some answers. */
export function mayBeAdded(check: CheckedFile, answers: UploadAnswers): boolean {
  const { kind } = verdictOf(check, answers);
  return kind === 'sound' || kind === 'asked';
}

/** Returns the answers that a file was checked with, as the check gives them. */
export function answersOf({ questions }: Pick<CalculationCheck, 'questions'>): UploadAnswers {
  return Object.fromEntries(questions.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]])));
}

/** Returns how many required questions are not answered yet. */
function countOpenQuestions(questions: readonly WorkbookQuestionAnswer[], answers: UploadAnswers): number {
  return questions.filter(
    ({ id, required, choices }) => required && !choices.some(({ value }) => value === answers[id]),
  ).length;
}
