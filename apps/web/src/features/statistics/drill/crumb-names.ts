import { childrenOf } from '../../../charts/series/sides.ts';
import type { TotalReply } from '../statistics-query.ts';
import type { DrillPath } from './drill-path.ts';

/**
 * What the nodes of a path are called. The address holds no names, so that nobody can send a link with false ones:
 * a node's name is what the level above it calls it. undefined while that is on its way, null for a node it doesn't have.
 */
export function crumbNames(
  path: DrillPath,
  levelsAbove: readonly (TotalReply | undefined)[],
): readonly (string | null | undefined)[] {
  return path.map(({ node }, index) => {
    const above = levelsAbove[index];
    if (!above) return undefined;
    return above.statistics.flatMap(childrenOf).find(({ uuid }) => uuid === node)?.name ?? null;
  });
}
