import type { WorkbookQuestionAnswer } from '@milieuspoor/contract';
import type { UploadAnswers } from '../upload/uploads.ts';

/** How many questions have to be answered before a file can be added, and are not. */
export function countOpenQuestions(
  questions: readonly WorkbookQuestionAnswer[],
  answers: UploadAnswers,
): number {
  return questions.filter(
    ({ id, required, choices }) => required && !choices.some(({ value }) => value === answers[id]),
  ).length;
}
