import { counterpartTypes, type ScopeMeaning, type ScopeSubject, seriesOf } from '@milieuspoor/domain';
import type { Queries } from '../src/database/open-database.ts';
import type { CalculationSummary } from '../src/features/calculations/figures/stored-calculation.ts';
import { sharedSets } from '../src/features/calculations/scope/find-counterparts.ts';
import { readPairQuestions } from '../src/features/calculations/scope/read-pair-questions.ts';
import { answerQuestions } from '../src/features/calculations/scope/store-scope-answers.ts';
import type { CalculationPlan, ProjectPlan } from './demonstration-plan.ts';

/** A calculation of the demonstration that was stored. */
export interface StoredPlan {
  readonly id: string;
  readonly plan: CalculationPlan;
  readonly calculation: Pick<CalculationSummary, 'sets' | 'headlineSet'>;
}

/** The time after which somebody answers the questions about a project. */
const ANSWERING_MS = 20 * 60_000;

/**
 * Projects with open questions, by their names, with the answers that were given nevertheless. For all other projects
 * the calculators stated that there is nothing: reused products were not made again, what keeps growing is not removed,
 * and posts that are gone have others in their place.
 */
const LEFT_OPEN: Readonly<Record<string, Readonly<Partial<Record<ScopeSubject, ScopeMeaning>>>>> = {
  'Boezemkade Laagveen-Zuid': {
    ...{ 'module:A1-A3': 'not-applicable', 'module:C3': 'not-calculated', 'module:D': 'not-calculated' },
  },
  'Herinrichting Stationsstraat': {},
  'Natuurverbinding Veldzicht': {},
  'Perronsporen Middenland-Zuid': {},
  'Woningbouw Dorpsrand': { 'module:C4': 'not-applicable' },
};

/** Answers the questions about the active calculations of a project, as its maker would have. */
export async function answerScopes(
  queries: Queries,
  {
    accountId,
    project,
  }: { accountId: string; project: { readonly id: string; readonly organisationId: string } },
  plan: ProjectPlan,
  stored: readonly StoredPlan[],
): Promise<void> {
  const active = stored.filter((each) => each.plan.active);
  const subject = { ...plan, asbuiltScopeChanged: plan.asBuiltScopeChanged };
  for (const optimization of active) {
    if (seriesOf(optimization.plan.type) === 'baseline') continue;
    const [type] = counterpartTypes(optimization.plan.type, subject);
    const baseline = active.find((each) => each.plan.type === type);
    if (baseline) await answerPair(queries, { accountId, project }, plan, { baseline, optimization });
  }
}

async function answerPair(
  queries: Queries,
  {
    accountId,
    project,
  }: { accountId: string; project: { readonly id: string; readonly organisationId: string } },
  { name }: Pick<ProjectPlan, 'name'>,
  sides: { readonly baseline: StoredPlan; readonly optimization: StoredPlan },
): Promise<void> {
  const sets = sharedSets(sides.optimization.calculation, sides.baseline.calculation);
  if (sets.length === 0) return;
  const { questions } = await readPairQuestions(queries, {
    ...{ organisationId: project.organisationId, sets },
    ...{ baselineId: sides.baseline.id, optimizationId: sides.optimization.id },
  });
  const later = Math.max(
    ...[sides.baseline, sides.optimization].map((each) => Date.parse(each.plan.createdAt)),
  );
  const event = { at: new Date(later + ANSWERING_MS), accountId, project };
  const meant = LEFT_OPEN[name];
  for (const [side, other] of [
    ['baseline', 'optimization'],
    ['optimization', 'baseline'],
  ] as const) {
    const answered = questions.flatMap((question) => {
      const meaning = meant ? meant[question.subject] : 'not-applicable';
      return question.side === side && meaning ? [{ question, meaning }] : [];
    });
    const called = (of: StoredPlan) => ({ id: of.id, name: of.plan.name });
    await answerQuestions(queries, event, {
      about: called(sides[side]),
      against: called(sides[other]),
      answered,
    });
  }
}
