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
  type ComparedPosts,
  insertPairScope,
  listPairsToWorkOut,
  listProjectsToWorkOut,
} from './pair-scopes.queries.ts';
import { listScopeAnswers } from './scope-answers.queries.ts';
import { readScopePosts, readScopePostsJson } from './scope-posts.queries.ts';

/**
 * Compares the work of the pairs of a project from which conclusions are drawn; must run in the transaction of whatever
 * makes another pair, which locks the project. Figures of a pair without this comparison are never compared.
 */
export async function workOutScopes(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
): Promise<void> {
  for (const pair of await listPairsToWorkOut(queries, project)) await workOutPair(queries, pair);
}

/** Compares the work of one pair and stores the result. */
export async function workOutPair(queries: Queries, pair: ComparedPair): Promise<void> {
  await insertPairScope(queries, pair, await compareWork(queries, pair));
}

/** Compares the work of any two calculations of a project, as it is compared of a stored pair, and stores nothing. */
export async function compareWork(queries: Queries, pair: ComparedPair): Promise<ComparedPosts> {
  const { organisationId, baselineId, optimizationId, set } = pair;
  return compareAside({
    baseline: await readScopePostsJson(queries, { id: baselineId, organisationId, set }),
    optimization: await readScopePostsJson(queries, { id: optimizationId, organisationId, set }),
    answers: await readAnswers(queries, pair),
  });
}

/**
 * Compares the pairs of every project: data from before scopes were compared are handled at the start of the server.
 */
export async function workOutAllScopes(database: Database): Promise<void> {
  for (const { id } of await listProjectsToWorkOut(database.queries))
    await database.transaction(async (queries) => {
      const project = await lockProjectRow(queries, { kind: 'all' }, id);
      if (project) await workOutScopes(queries, project);
    });
}

/** The comparison of the work of two calculations, with all posts and the consequences of the answers. */
export interface ReadScope {
  readonly scope: Scope;
  readonly standing: ScopeStanding;
  /** the answers about each side that concern this pair, with author and moment */
  readonly answers: Readonly<Record<SeriesName, readonly GivenScopeAnswer[]>>;
  readonly posts: { readonly baseline: readonly ScopePost[]; readonly optimization: readonly ScopePost[] };
}

/** Compares two calculations; whoever compares several with the same one reads the posts of each once (`readPosts`). */
export async function readScope(
  queries: Queries,
  pair: ComparedPair,
  readPosts: typeof readScopePosts = readScopePosts,
): Promise<ReadScope> {
  const { organisationId, baselineId, optimizationId, set } = pair;
  const posts = {
    baseline: await readPosts(queries, { id: baselineId, organisationId, set }),
    optimization: await readPosts(queries, { id: optimizationId, organisationId, set }),
  };
  const scope = compareScope(posts.baseline, posts.optimization);
  const answers = await readAnswers(queries, pair);
  return { scope, standing: standingOf(scope, posts, answers), answers, posts };
}

/** Returns the answers about both sides, as far as they hold in this pair. */
async function readAnswers(
  queries: Queries,
  { organisationId, baselineId, optimizationId }: ComparedPair,
): Promise<ReadScope['answers']> {
  const answers = await listScopeAnswers(queries, organisationId, [baselineId, optimizationId]);
  // Which posts a calculation lacks depends on the other calculation; what it leaves empty does not.
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
