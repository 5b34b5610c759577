import {
  type AnswersOfSides,
  changesByKind,
  compareScope,
  type LackingNode,
  postChanges,
  type ScopePost,
  SERIES_NAMES,
  shortfallsOf,
  standingOf,
} from '@milieuspoor/domain';
import { nodeId } from '../figures/storable-rows.ts';
import type { ComparedPosts } from './pair-scopes.queries.ts';

/** Both calculations of a pair as JSON lists of their posts, with the answers about them. */
export interface PostsToCompare {
  readonly baseline: string;
  readonly optimization: string;
  readonly answers: AnswersOfSides;
}

export function comparePosts({ baseline, optimization, answers }: PostsToCompare): ComparedPosts {
  const posts = {
    baseline: JSON.parse(baseline) as ScopePost[],
    optimization: JSON.parse(optimization) as ScopePost[],
  };
  const scope = compareScope(posts.baseline, posts.optimization);
  const { nodes, ...standing } = standingOf(scope, posts, answers);
  const wholes = SERIES_NAMES.flatMap((side) => nodes[side].filter(({ level }) => level === 'calculation'));
  return {
    ...standing,
    lacking: shortfallsOf(scope, posts.optimization, answers.optimization),
    changes: changesByKind(postChanges(scope, answers)),
    counts: {
      matched: scope.matched.length,
      missing: scope.missing.length,
      added: scope.added.length,
      quantities: scope.quantities.length,
      units: scope.units.length,
    },
    open: {
      mki: wholes.some(({ mki }) => mki.posts > 0),
      co2: wholes.some(({ co2 }) => co2.posts > 0),
      resources: wholes.some(({ unworked }) => unworked > 0),
    },
    nodes: { baseline: toRows(nodes.baseline), optimization: toRows(nodes.optimization) },
  };
}

function toRows(nodes: readonly LackingNode[]): string {
  return JSON.stringify(
    nodes.map(({ level, path, mki, co2, mkiGapPosts, unworked }) => ({
      level,
      node_id: nodeId(path),
      mki_posts: mki.posts,
      co2_posts: co2.posts,
      mki_gap_posts: mkiGapPosts,
      unworked_posts: unworked,
      mki_modules: mki.modules,
      co2_modules: co2.modules,
      mki_partly: mki.partly,
      co2_partly: co2.partly,
    })),
  );
}
