import type { AnswerOf, endpoints } from '@milieuspoor/contract';
import { COLLECTION_CAP } from '@milieuspoor/contract';
import {
  type ModuleIndicator,
  type PostChange,
  postChanges,
  postsInStep,
  type StepOfDivision,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import { readScope } from '../calculations/scope/work-out-scopes.ts';
import { listFoundCalculations } from '../statistics/findings/found-calculations.queries.ts';
import { findSource, type StatisticsRequest } from '../statistics/get-statistics.ts';
import { findComparedProjects } from './compared-projects.ts';
import type { DifferencesQuestion } from './kind-changes.queries.ts';
import { toQuestion } from './to-question.ts';
import { toStepPost } from './to-step-post.ts';

/** Returns the posts of one project in which a step is, within the caller's organisations, the largest part first. */
export async function listStepPosts(
  queries: Queries,
  caller: Caller,
  request: StatisticsRequest,
  step: StepOfDivision,
): Promise<Outcome<AnswerOf<typeof endpoints.listStepPosts>>> {
  const found = await findSource(queries, caller, request);
  if (!found.ok) return found;
  const question = await toQuestion(queries, found.value, request);
  const results = postsInStep(await readChanges(queries, question, step.indicator), step).map(toStepPost);
  return done({
    count: results.length,
    ...{ next: null, previous: null, results: results.slice(0, COLLECTION_CAP) },
  });
}

/** Returns what changed at each post of the one pair of a question; nothing where it cannot be compared. */
async function readChanges(
  queries: Queries,
  question: DifferencesQuestion,
  indicator: ModuleIndicator,
): Promise<readonly PostChange[]> {
  const { organisationId, source, set } = question;
  const { projects } = (await findComparedProjects(queries, question))[indicator];
  const [one] = await listFoundCalculations(queries, organisationId, source, set);
  if (projects.length !== 1 || !one?.baselineId || !one.optimizationId) return [];
  const { baselineId, optimizationId } = one;
  const { scope, answers } = await readScope(queries, { organisationId, baselineId, optimizationId, set });
  return postChanges(scope, answers);
}
