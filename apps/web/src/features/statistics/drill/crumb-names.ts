import { childrenOf } from '@milieuspoor/charts';
import type { TotalReply } from '../statistics-query.ts';
import { type DrillPath, sectorOf } from './drill-path.ts';

/**
 * Returns the names of the nodes of a path. The address holds no names, so that nobody can send a link with false ones.
 * A node's name comes from the level above it, and a sector's name from the organisation. undefined while it is being
 * fetched; null for a node that does not exist.
 */
export function crumbNames(
  path: DrillPath,
  levelsAbove: readonly (TotalReply | undefined)[],
  sectors?: readonly { readonly value: string; readonly display_name: string }[],
): readonly (string | null | undefined)[] {
  return path.map(({ node }, index) => {
    if (sectorOf(node)) return sectors && (sectors.find(({ value }) => value === node)?.display_name ?? null);
    const above = levelsAbove[index];
    if (!above) return undefined;
    const children = above.statistics.flatMap((each) => [
      ...childrenOf(each),
      ...(each.others?.product_groups ?? []),
    ]);
    return children.find(({ uuid }) => uuid === node)?.name ?? null;
  });
}
