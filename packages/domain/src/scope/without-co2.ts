import type { SeriesName } from '../items/calculation-types.ts';
import { otherSide, type Scope } from './compare-scope.ts';
import type { ScopePost } from './scope-post.ts';

/**
 * Posts of a side that declare no CO2 at all where the other does: in their place, or of work that it does not have, for any post. In
 * other comparisons that is told by the coverage of their side. Of a bare MKI beside indicators it is a part of what is lacking there.
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
