import type { CoveredSum, Lacking } from '../figures/covered-sum.ts';
import { SERIES_NAMES, type SeriesName } from '../items/calculation-types.ts';
import type { AnsweredOfSide } from './answered-gaps.ts';
import type { Scope } from './compare-scope.ts';
import type { LackingNode, ScopeStanding } from './scope-standing.ts';
import type { WorkSize } from './work-texts.ts';

/** What a side lacks of each quantity of a comparison; null if it lacks nothing. */
interface SideLacking {
  readonly mki: Lacking | null;
  readonly co2: Lacking | null;
  /** items that were not calculated, without which no quantity is complete */
  readonly material: Lacking | null;
}

type LackingOfSides = Readonly<Record<SeriesName, SideLacking>>;

/** How the work of a calculation compares with that of its baseline, as a whole and in each product group. */
export interface VariantScope extends WorkSize {
  readonly lacking: LackingOfSides;
  /** what each side leaves empty and counts as 0, because somebody answered that there is nothing */
  readonly answered: Readonly<Record<SeriesName, AnsweredOfSide>>;
  /** the product groups in which a side lacks something */
  readonly groups: readonly (LackingOfSides & { readonly name: string })[];
}

const NOTHING_LACKING: SideLacking = { mki: null, co2: null, material: null };

/** Returns the part of a comparison of scope by which two calculations are compared. */
export function variantScope(scope: Scope, { nodes, answered }: ScopeStanding): VariantScope {
  const at = (node: LackingNode | undefined): SideLacking =>
    node
      ? {
          mki: lackingOf(node, 'mki'),
          co2: lackingOf(node, 'co2'),
          material: node.unworked > 0 ? { items: node.unworked, unworked: node.unworked } : null,
        }
      : NOTHING_LACKING;
  const sidesAt = (find: (node: LackingNode) => boolean): LackingOfSides => ({
    baseline: at(nodes.baseline.find(find)),
    optimization: at(nodes.optimization.find(find)),
  });
  const inGroups = SERIES_NAMES.flatMap((side) =>
    nodes[side].flatMap(({ level, path }) => (level === 'product_group' ? (path[0] ?? '') : [])),
  );
  return {
    fewerPosts: scope.missing.length,
    addedPosts: scope.added.length,
    differingPosts: scope.quantities.length + scope.units.length,
    lacking: sidesAt(({ level }) => level === 'calculation'),
    answered,
    groups: [...new Set(inGroups)].map((name) => ({
      name,
      ...sidesAt(({ level, path }) => level === 'product_group' && path[0] === name),
    })),
  };
}

function lackingOf(node: LackingNode, quantity: 'mki' | 'co2'): Lacking {
  const { posts, modules, partly } = node[quantity];
  return {
    ...{ items: posts, modules },
    ...(partly.some((count) => count > 0) ? { partly } : {}),
    ...(node.unworked > 0 ? { unworked: node.unworked } : {}),
  };
}

/** A sum with what it lacks. */
export function withLacking(sum: CoveredSum, lacking: Lacking | null): CoveredSum {
  return lacking ? { ...sum, lacking } : sum;
}

/**
 * Tells whether a side lacks something that the other has, so that the two should not be beside each other as the same
 * work.
 */
export function lacksSomething({ lacking }: Pick<VariantScope, 'lacking'>): boolean {
  return SERIES_NAMES.some((side) =>
    [lacking[side].mki, lacking[side].co2, lacking[side].material].some((each) => (each?.items ?? 0) > 0),
  );
}
