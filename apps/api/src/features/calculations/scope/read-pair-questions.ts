import {
  compareScope,
  type GivenScopeAnswer,
  type PostsInSet,
  type ScopeInSet,
  type ScopeQuestion,
  SET_CODES,
  type SeriesName,
  type SetCode,
  scopeQuestions,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listScopeAnswers, type ScopeAnswerRow } from './scope-answers.queries.ts';
import { readScopePosts } from './scope-posts.queries.ts';

/** Two stored calculations in the sets that both state, that of the headline figure first. */
export interface HeldPair {
  readonly organisationId: string;
  readonly baselineId: string;
  readonly optimizationId: string;
  readonly sets: readonly SetCode[];
}

export interface PairQuestions {
  readonly inSets: readonly ScopeInSet[];
  readonly questions: readonly ScopeQuestion[];
}

/** Returns the questions about two stored calculations, from their posts and the answers about them. */
export async function readPairQuestions(queries: Queries, pair: HeldPair): Promise<PairQuestions> {
  const { organisationId, baselineId, optimizationId, sets } = pair;
  const stated = {
    baseline: await readStated(queries, { id: baselineId, organisationId }),
    optimization: await readStated(queries, { id: optimizationId, organisationId }),
  };
  const postsIn = (side: SeriesName, wanted: SetCode) =>
    stated[side].find(({ set }) => set === wanted)?.posts ?? [];
  const inSets = sets.map((set): ScopeInSet => {
    const sides = { baseline: postsIn('baseline', set), optimization: postsIn('optimization', set) };
    return { set, scope: compareScope(sides.baseline, sides.optimization), sides };
  });
  const rows = await listScopeAnswers(queries, organisationId, [baselineId, optimizationId]);
  const answers = answersOfPair(rows, { baseline: baselineId, optimization: optimizationId });
  return { inSets, questions: scopeQuestions(inSets, { answers, stated }) };
}

async function readStated(
  queries: Queries,
  calculation: { readonly id: string; readonly organisationId: string },
): Promise<PostsInSet[]> {
  const stated: PostsInSet[] = [];
  for (const set of SET_CODES) {
    const posts = await readScopePosts(queries, { ...calculation, set });
    if (posts.length > 0) stated.push({ set, posts });
  }
  return stated;
}

/**
 * Returns the answers about each side of a pair. Which posts a calculation lacks depends on the other calculation; what
 * it leaves empty does not.
 */
export function answersOfPair(
  rows: readonly ScopeAnswerRow[],
  ids: Readonly<Record<SeriesName, string>>,
): Record<SeriesName, GivenScopeAnswer[]> {
  const of = (id: string, against: string) =>
    rows.filter((row) => row.calculationId === id && (row.subject !== 'posts' || row.againstId === against));
  return {
    baseline: of(ids.baseline, ids.optimization),
    optimization: of(ids.optimization, ids.baseline),
  };
}
