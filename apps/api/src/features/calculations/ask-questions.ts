import type { SetCode } from '@milieuspoor/domain';
import { type Answers, answerTo, askAboutMedians, type WorkbookQuestion } from '@milieuspoor/workbook';
import type { Queries } from '../../database/open-database.ts';
import type { Doubts } from './doubts.ts';
import { listProductMedians } from './product-medians.queries.ts';
import type { GivenAnswer } from './stored-calculation.ts';

/** Everything that a workbook leaves to be asked, of itself and beside the organisation's own calculations. */
export async function askQuestions(
  queries: Queries,
  { organisationId }: { readonly organisationId: string },
  { questions, costs }: Doubts,
  set: SetCode | null,
): Promise<WorkbookQuestion[]> {
  if (set === null || costs.length === 0) return [...questions];
  const products = [...new Set(costs.map(({ product }) => product))];
  const medians = await listProductMedians(queries, organisationId, set, products);
  return [...questions, ...askAboutMedians(set, costs, medians)];
}

/** The questions that have to be answered and are not. */
export function unansweredOf(questions: readonly WorkbookQuestion[], answers: Answers): WorkbookQuestion[] {
  return questions.filter((question) => question.required && answerTo(question, answers) === null);
}

/** What was answered to those that were. */
export function answersTo(questions: readonly WorkbookQuestion[], answers: Answers): GivenAnswer[] {
  return questions.flatMap((question) => {
    const answer = answerTo(question, answers);
    return answer === null ? [] : [{ question, answer }];
  });
}
