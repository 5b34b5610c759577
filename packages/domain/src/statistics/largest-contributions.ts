import { compareSides, type SideDifference } from './compare-sides.ts';

/** What a node comes to on either side; null where a side has nothing of it. */
export interface ComparedNode {
  readonly uuid: string;
  readonly name: string;
  readonly baseline: number | null;
  readonly optimization: number | null;
}

/** How many nodes are named as those that make the difference. */
export const LARGEST_CONTRIBUTIONS = 3;

/**
 * The nodes that contribute most to the difference between the sides, whichever way, largest first; those that differ
 * in nothing contribute nothing. A side that has nothing of a node spends nothing on it: that counts as 0.
 */
export function largestContributions<Node extends ComparedNode>(
  nodes: readonly Node[],
): (Node & SideDifference)[] {
  return nodes
    .flatMap((node) => {
      const compared = compareSides(node.baseline ?? 0, node.optimization ?? 0);
      return compared && compared.amount !== 0 ? [{ ...node, ...compared }] : [];
    })
    .sort((left, right) => Math.abs(right.amount) - Math.abs(left.amount))
    .slice(0, LARGEST_CONTRIBUTIONS);
}
