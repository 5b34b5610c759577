import {
  type AnswersOfSides,
  compareScope,
  type LackingNode,
  type ScopePost,
  type ScopeStanding,
  SERIES_NAMES,
  type SeriesName,
  standingOf,
} from '@milieuspoor/domain';
import { nodeId } from '../figures/storable-rows.ts';

/** Both calculations of a pair as JSON lists of their posts, and what was answered of them. */
export interface PostsToCompare {
  readonly baseline: string;
  readonly optimization: string;
  readonly answers: AnswersOfSides;
}

/** What is stored of a comparison: how many posts are the same work or differ, and where nothing can be concluded. */
export interface ComparedPosts extends Pick<ScopeStanding, 'unexplained' | 'missingUnexplained'> {
  readonly counts: Readonly<Record<'matched' | 'missing' | 'added' | 'quantities' | 'units', number>>;
  /** that nothing is concluded from the two as a whole */
  readonly open: Readonly<Record<'mki' | 'co2' | 'resources', boolean>>;
  /** the nodes at which each side lacks something, as the JSON of a list of rows: there may be thousands of them */
  readonly nodes: Readonly<Record<SeriesName, string>>;
}

export function comparePosts({ baseline, optimization, answers }: PostsToCompare): ComparedPosts {
  const posts = {
    baseline: JSON.parse(baseline) as ScopePost[],
    optimization: JSON.parse(optimization) as ScopePost[],
  };
  const scope = compareScope(posts.baseline, posts.optimization);
  const { nodes, unexplained, missingUnexplained } = standingOf(scope, posts, answers);
  const wholes = SERIES_NAMES.flatMap((side) => nodes[side].filter(({ level }) => level === 'calculation'));
  return {
    ...{ unexplained, missingUnexplained },
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
    nodes.map(({ level, path, mki, co2, unworked }) => ({
      level,
      node_id: nodeId(path),
      mki_posts: mki.posts,
      co2_posts: co2.posts,
      unworked_posts: unworked,
      mki_modules: mki.modules,
      co2_modules: co2.modules,
    })),
  );
}
