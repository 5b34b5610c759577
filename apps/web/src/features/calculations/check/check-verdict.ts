import type { CalculationCheck, WorkbookQuestionAnswer } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
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

/** The verdict in a few words, and what is to be known beside it. */
export function verdictText(
  verdict: CheckVerdict,
  t: TFunction,
): { readonly headline: string; readonly detail: string } {
  switch (verdict.kind) {
    case 'sound':
      return {
        headline: t('uploadCheck.verdict.sound'),
        detail: t(`uploadCheck.verdict.${verdict.warnings > 0 ? 'warningsFirst' : 'nothingYet'}`),
      };
    case 'asked':
      return {
        headline: t('uploadCheck.verdict.asked', { count: verdict.open }),
        detail: t('uploadCheck.verdict.askedDetail'),
      };
    case 'refused-project':
      return {
        headline: t('uploadCheck.verdict.refusedProject'),
        detail: t('uploadCheck.verdict.refusedProjectDetail', { reason: verdict.reason }),
      };
    case 'refused-file':
      return {
        headline: t('uploadCheck.verdict.refusedFile', { count: verdict.errors }),
        detail: verdict.openColumns > 0 ? t('uploadCheck.answerMayMend') : '',
      };
  }
}

/** How many questions have to be answered before a file can be added, and are not. */
function countOpenQuestions(questions: readonly WorkbookQuestionAnswer[], answers: UploadAnswers): number {
  return questions.filter(
    ({ id, required, choices }) => required && !choices.some(({ value }) => value === answers[id]),
  ).length;
}
