import { type Comparison, comparePart, type Pair } from '../figures/compare-pair.ts';

/** A node of the drill-down with both its sides. */
export interface PairedNode extends Pair {
  readonly uuid: string;
  readonly name: string;
}

/** A node with its contribution to the difference. */
export interface Contributor extends Comparison {
  readonly uuid: string;
  readonly name: string;
}

/** The nodes that cause the difference, and those whose contribution is unknown. */
export interface Contributions {
  /** only nodes that can be compared */
  readonly largest: readonly Contributor[];
  /** nodes that cannot be compared, in the order of the input */
  readonly unknown: readonly Pick<PairedNode, 'uuid' | 'name'>[];
}

/** The number of nodes that are named as causes of the difference. */
export const LARGEST_CONTRIBUTIONS = 3;

/**
 * Returns the nodes that contribute most to the difference between the sides, in either direction, largest first. A
 * node without a difference contributes nothing. A node that can't be compared might be the largest: when there are
 * such nodes, the result covers only the others, and a text that names the largest also names the unknown ones.
 */
export function largestContributions(nodes: readonly PairedNode[]): Contributions {
  const contributors: Contributor[] = [];
  const unknown: Contributions['unknown'][number][] = [];
  for (const { uuid, name, baseline, optimization } of nodes) {
    if (!baseline && !optimization) continue;
    const { comparison } = comparePart({ baseline, optimization });
    if (!comparison) unknown.push({ uuid, name });
    else if (comparison.amount !== 0) contributors.push({ uuid, name, ...comparison });
  }
  const ordered = contributors.sort((left, right) => Math.abs(right.amount) - Math.abs(left.amount));
  return { largest: ordered.slice(0, LARGEST_CONTRIBUTIONS), unknown };
}
