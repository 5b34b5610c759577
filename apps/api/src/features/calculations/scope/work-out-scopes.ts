import {
  compareScope,
  type GivenScopeAnswer,
  type Scope,
  type ScopePost,
  type ScopeStanding,
  type SeriesName,
  standingOf,
} from '@milieuspoor/domain';
import type { Database, Queries } from '../../../database/open-database.ts';
import { lockProjectRow } from '../../projects/projects.queries.ts';
import { compareAside } from './compare-aside.ts';
import {
  type ComparedPair,
  insertPairScope,
  listPairsToWorkOut,
  listProjectsToWorkOut,
} from './pair-scopes.queries.ts';
import { listScopeAnswers } from './scope-answers.queries.ts';
import { readScopePosts, readScopePostsJson } from './scope-posts.queries.ts';

/**
 * Works out, for the pairs of a project that something is concluded from, whether their sides are the same work; belongs in the
 * transaction of whatever makes another pair, which holds the project. A pair of which that is not known is compared nowhere.
 */
export async function workOutScopes(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
): Promise<void> {
  for (const pair of await listPairsToWorkOut(queries, project)) await workOutPair(queries, pair);
}

/** Compares the work of one pair and stores what comes of it. */
export async function workOutPair(queries: Queries, pair: ComparedPair): Promise<void> {
  const { organisationId, baselineId, optimizationId, set } = pair;
  const compared = await compareAside({
    baseline: await readScopePostsJson(queries, { id: baselineId, organisationId, set }),
    optimization: await readScopePostsJson(queries, { id: optimizationId, organisationId, set }),
    answers: await readAnswers(queries, pair),
  });
  await insertPairScope(queries, pair, compared);
}

/** The same for every project: what came in before scopes were compared is worked out at the start of the server. */
export async function workOutAllScopes(database: Database): Promise<void> {
  for (const { id } of await listProjectsToWorkOut(database.queries))
    await database.transaction(async (queries) => {
      const project = await lockProjectRow(queries, { kind: 'all' }, id);
      if (project) await workOutScopes(queries, project);
    });
}

/** How the work of two calculations compares, with all posts, and what follows from what was answered. */
export interface ReadScope {
  readonly scope: Scope;
  readonly standing: ScopeStanding;
  /** what was answered of each side that is about this pair, with who said so and when */
  readonly answers: Readonly<Record<SeriesName, readonly GivenScopeAnswer[]>>;
  readonly posts: { readonly baseline: readonly ScopePost[]; readonly optimization: readonly ScopePost[] };
}

export async function readScope(queries: Queries, pair: ComparedPair): Promise<ReadScope> {
  const { organisationId, baselineId, optimizationId, set } = pair;
  const posts = {
    baseline: await readScopePosts(queries, { id: baselineId, organisationId, set }),
    optimization: await readScopePosts(queries, { id: optimizationId, organisationId, set }),
  };
  const scope = compareScope(posts.baseline, posts.optimization);
  const answers = await readAnswers(queries, pair);
  return { scope, standing: standingOf(scope, posts, answers), answers, posts };
}

/** What was answered of both sides, as far as it holds in this pair. */
async function readAnswers(
  queries: Queries,
  { organisationId, baselineId, optimizationId }: ComparedPair,
): Promise<ReadScope['answers']> {
  const answers = await listScopeAnswers(queries, organisationId, [baselineId, optimizationId]);
  // Which posts a calculation does not have depends on what it is held against; what it leaves empty does not.
  const answersOf = (id: string, against: string) =>
    answers
      .filter(
        (answer) =>
          answer.calculationId === id && (answer.subject !== 'posts' || answer.againstId === against),
      )
      .map(({ subject, meaning, positions, answeredBy, answeredAt }) => ({
        ...{ subject, meaning, positions, answeredBy, answeredAt },
      }));
  return {
    baseline: answersOf(baselineId, optimizationId),
    optimization: answersOf(optimizationId, baselineId),
  };
}
