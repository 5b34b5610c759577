import type { AnswerOf, endpoints, StepPost } from '@milieuspoor/contract';
import { COLLECTION_CAP } from '@milieuspoor/contract';
import {
  type ModuleIndicator,
  type PostChange,
  postChanges,
  type ScopePost,
  sumModules,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import { nodeId } from '../calculations/figures/storable-rows.ts';
import { readScope } from '../calculations/scope/work-out-scopes.ts';
import { listFoundCalculations } from '../statistics/findings/found-calculations.queries.ts';
import { findSource, type StatisticsRequest } from '../statistics/get-statistics.ts';
import { findComparedProjects } from './compared-projects.ts';
import type { DifferencesQuestion } from './kind-changes.queries.ts';
import type { AskedStep } from './step-of-key.ts';
import { toQuestion } from './to-question.ts';

/** Returns the posts of one project in which a step is, within the caller's organisations, the largest part first. */
export async function listStepPosts(
  queries: Queries,
  caller: Caller,
  request: StatisticsRequest,
  step: AskedStep,
): Promise<Outcome<AnswerOf<typeof endpoints.listStepPosts>>> {
  const found = await findSource(queries, caller, request);
  if (!found.ok) return found;
  const question = await toQuestion(queries, found.value, request);
  const results = (await readChanges(queries, question, step.indicator))
    .flatMap((change): StepPost[] => {
      const amount = amountIn(change, step);
      if (amount === 0) return [];
      const sideOf = (post: ScopePost | null) => post && toSide(post, step);
      return [{ baseline: sideOf(change.baseline), optimization: sideOf(change.optimization), amount }];
    })
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
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

/** Returns the part of a post in a step: euro or kg CO2-eq. */
function amountIn(change: PostChange, step: AskedStep): number {
  const { baseline, optimization } = change;
  switch (step.division) {
    case 'kind':
      return change[step.indicator][step.kind] ?? 0;
    // A module that a post leaves empty counts as 0 in a comparison, and so does a side without the post.
    case 'module':
      return (shownOf(optimization, step) ?? 0) - (shownOf(baseline, step) ?? 0);
    case 'product_group': {
      const inGroup = (post: ScopePost | null) =>
        post && nodeId([post.productGroup]) === step.groupId ? (shownOf(post, step) ?? 0) : 0;
      return inGroup(optimization) - inGroup(baseline);
    }
  }
}

/** Returns what a post comes to, in the module of a step if it is one; null where nothing is declared. */
function shownOf(post: ScopePost | null, step: AskedStep): number | null {
  const figures = step.indicator === 'mki' ? post?.mkiEur : post?.co2Kg;
  if (!figures) return null;
  return step.division === 'module' ? (figures[step.place] ?? null) : sumModules(figures);
}

function toSide(post: ScopePost, step: AskedStep): StepPost['baseline'] {
  const { postNumber, product, productGroup, quantity, unit } = post;
  return {
    ...{ post_number: postNumber, product, product_group: productGroup, quantity, unit },
    amount: shownOf(post, step),
  };
}
