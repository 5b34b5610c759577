import { setImmediate as untilOthersWereAnswered } from 'node:timers/promises';
import { isComparedByMaterial, type Language, productKey, type SetCode, unitKey } from '@milieuspoor/domain';
import {
  ANSWERS,
  type Answers,
  answerTo,
  askAboutMaterialMedians,
  askAboutMedians,
  questionMessage,
  type WorkbookQuestion,
} from '@milieuspoor/workbook';
import type { Queries } from '../../../database/open-database.ts';
import { refused } from '../../../http/outcome.ts';
import type { GivenAnswer } from '../figures/stored-calculation.ts';
import type { Doubts } from './doubts.ts';
import { listMaterialMedians } from './material-medians.queries.ts';
import { type ItemSpelling, listItemSpellings, listProductMedians } from './product-medians.queries.ts';

/**
 * Begins to list the names of the organisation's own items, which takes long where there are many, while its file is read. A
 * failure is one of those who wait for it.
 */
export function listNamesMeanwhile(
  queries: Queries,
  { organisationId }: { readonly organisationId: string },
): Promise<ItemSpelling[]> {
  const names = listItemSpellings(queries, organisationId);
  names.catch(() => {});
  return names;
}

/**
 * Returns every question about a workbook, from the file itself and compared with the organisation's own calculations.
 */
export async function askQuestions(
  queries: Queries,
  { organisationId }: { readonly organisationId: string },
  { questions, costs, material }: Doubts,
  set: SetCode | null,
  names: Promise<readonly ItemSpelling[]> | null = null,
): Promise<WorkbookQuestion[]> {
  const compared = material.items.filter(isComparedByMaterial);
  const byCost = set !== null && costs.length > 0;
  if (compared.length === 0 && !byCost) return [...questions];
  // Names are compared here and not in the database, whose lower() depends on its locale.
  const spellings = await (names ?? listItemSpellings(queries, organisationId));
  // Of thousands of items, taking in what their reader found, holding their material against others, and their cost are
  // each as much as fits in one turn.
  await untilOthersWereAnswered();
  const own = { queries, organisationId, spellings };
  const aboutMaterial = compared.length > 0 ? await askAboutMaterial(own, material, compared) : [];
  await untilOthersWereAnswered();
  return [...questions, ...aboutMaterial, ...(byCost ? await askAboutCosts(own, costs, set) : [])];
}

/** The organisation's own calculations, with the names that they have. */
interface OwnItems {
  readonly queries: Queries;
  readonly organisationId: string;
  readonly spellings: readonly ItemSpelling[];
}

async function askAboutCosts(
  { queries, organisationId, spellings }: OwnItems,
  costs: Doubts['costs'],
  set: SetCode,
): Promise<WorkbookQuestion[]> {
  const wanted = new Set(costs.map(({ product }) => productKey(product)));
  const known = new Map(
    spellings.map(({ product, unit }) => [JSON.stringify([product, unit]), { product, unit }]),
  );
  const counted = [...known.values()]
    .map((written) => ({
      written,
      counted: { product: productKey(written.product), unit: unitKey(written.unit) },
    }))
    .filter(({ counted }) => wanted.has(counted.product));
  return askAboutMedians(set, costs, await listProductMedians(queries, organisationId, set, counted));
}

async function askAboutMaterial(
  { queries, organisationId, spellings }: OwnItems,
  material: Doubts['material'],
  compared: Doubts['material']['items'],
): Promise<WorkbookQuestion[]> {
  const wanted = new Set(compared.map(groupAndUnit));
  const counted = spellings
    .filter((spelling) => wanted.has(groupAndUnit(spelling)))
    .map(({ productGroup, product, unit }) => ({
      ...{ productGroup, product, unit },
      ...{ groupKey: productKey(productGroup), productKey: productKey(product), unitKey: unitKey(unit) },
    }));
  return askAboutMaterialMedians(material, await listMaterialMedians(queries, organisationId, counted));
}

function groupAndUnit({
  productGroup,
  unit,
}: {
  readonly productGroup: string;
  readonly unit: string;
}): string {
  return JSON.stringify([productKey(productGroup), unitKey(unit)]);
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
