import type { CalculationCheck, WorkbookQuestionAnswer } from '@milieuspoor/contract';
import type { UploadAnswers } from '../upload/uploads.ts';

type CheckedFile = Pick<
  CalculationCheck,
  'refusal' | 'questions' | 'item_count' | 'error_count' | 'warning_count'
>;

/** What became of a file in its check. */
export type CheckVerdict =
  | { readonly kind: 'sound'; readonly warnings: number }
  /** nothing is in its way but so many answers */
  | { readonly kind: 'asked'; readonly open: number }
  /** columns that are missing and may be pointed out, so that their errors go */
  | { readonly kind: 'refused-file'; readonly errors: number; readonly openColumns: number }
  | { readonly kind: 'refused-project'; readonly reason: string };

/** Whether a file can be added with the answers that were given, and else what is in its way. */
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

/** True while a file would be lost with the page: it can be added, at once or after some answers. */
export function mayBeAdded(check: CheckedFile, answers: UploadAnswers): boolean {
  const { kind } = verdictOf(check, answers);
  return kind === 'sound' || kind === 'asked';
}

/** The answers with which a file was checked, as the check says them. */
export function answersOf({ questions }: Pick<CalculationCheck, 'questions'>): UploadAnswers {
  return Object.fromEntries(questions.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]])));
}

/** How many questions have to be answered before a file can be added, and are not. */
function countOpenQuestions(questions: readonly WorkbookQuestionAnswer[], answers: UploadAnswers): number {
  return questions.filter(
    ({ id, required, choices }) => required && !choices.some(({ value }) => value === answers[id]),
  ).length;
}
