import { type Language, productKey, type SetCode, unitKey } from '@milieuspoor/domain';
import {
  ANSWERS,
  type Answers,
  answerTo,
  askAboutMedians,
  questionMessage,
  type WorkbookQuestion,
} from '@milieuspoor/workbook';
import type { Queries } from '../../../database/open-database.ts';
import { refused } from '../../../http/outcome.ts';
import type { GivenAnswer } from '../figures/stored-calculation.ts';
import type { Doubts } from './doubts.ts';
import { listMeasuredProducts, listProductMedians } from './product-medians.queries.ts';

/**
 * Returns every question about a workbook, from the file itself and compared with the organisation's own calculations.
 */
export async function askQuestions(
  queries: Queries,
  { organisationId }: { readonly organisationId: string },
  { questions, costs }: Doubts,
  set: SetCode | null,
): Promise<WorkbookQuestion[]> {
  if (set === null || costs.length === 0) return [...questions];
  const wanted = new Set(costs.map(({ product }) => productKey(product)));
  // Names are compared here and not in the database, whose lower() depends on its locale.
  const spellings = (await listMeasuredProducts(queries, organisationId))
    .map((written) => ({
      written,
      counted: { product: productKey(written.product), unit: unitKey(written.unit) },
    }))
    .filter(({ counted }) => wanted.has(counted.product));
  const medians = await listProductMedians(queries, organisationId, set, spellings);
  return [...questions, ...askAboutMedians(set, costs, medians)];
}

/** Returns the required questions without an answer. */
export function unansweredOf(questions: readonly WorkbookQuestion[], answers: Answers): WorkbookQuestion[] {
  return questions.filter((question) => question.required && answerTo(question, answers) === null);
}

/** Refuses an upload with an open required question; null when there is none. */
export function refuseUnanswered(
  questions: readonly WorkbookQuestion[],
  answers: Answers,
  language: Language,
): ReturnType<typeof refused> | null {
  const open = unansweredOf(questions, answers);
  if (open.length === 0) return null;
  return refused({
    kind: 'unreadable',
    problems: open.map((question) => questionMessage(question, language)),
  });
}

/**
 * Returns the answers to the questions that have one. That nobody said whether the mark-up of category 3 is included stays with
 * the calculation too.
 */
export function answersTo(questions: readonly WorkbookQuestion[], answers: Answers): GivenAnswer[] {
  return questions.flatMap((question) => {
    const answer =
      answerTo(question, answers) ?? (question.kind === 'category-3' ? ANSWERS.unanswered : null);
    return answer === null ? [] : [{ question, answer }];
  });
}
