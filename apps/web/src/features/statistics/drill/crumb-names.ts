import { childrenOf } from '@milieuspoor/charts';
import type { TotalReply } from '../statistics-query.ts';
import { type DrillPath, sectorOf } from './drill-path.ts';

/**
 * What the nodes of a path are called. The address holds no names, so that nobody can send a link with false ones:
 * a node's name is what the level above it calls it, and a sector's what the organisation calls it. undefined while that is on its way, null for a node it doesn't have.
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
