import type { SeriesName } from '../items/calculation-types.ts';
import { otherSide, type Scope } from './compare-scope.ts';
import type { ScopePost } from './scope-post.ts';

/**
 * Returns the posts of a side that declare no CO2 at all although the other side does: in their place, or, for work
 * that only one side has, in any post. In other comparisons the coverage of their side says it. For an MKI row beside
 * indicators it is a part of what is lacking there.
 */
export function withoutCo2({ matched, missing, added, gaps }: Scope, side: SeriesName): ScopePost[] {
  const other = otherSide(side);
  const alone = { baseline: missing, optimization: added };
  const declares = ({ co2Kg }: ScopePost) => co2Kg !== null;
  const isAsked = alone[other].some(declares) || matched.some((pair) => declares(pair[other]));
  const inPlace = matched.flatMap((pair) => (declares(pair[other]) ? pair[side] : []));
  const bare = new Set(
    gaps.flatMap(({ kind, posts }) => (kind === 'bare' ? posts.map(({ post }) => post) : [])),
  );
  return [...inPlace, ...(isAsked ? alone[side] : [])].filter((post) => !declares(post) && !bare.has(post));
}
