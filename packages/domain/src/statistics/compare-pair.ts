import { SERIES_NAMES, type SeriesName } from '../calculations/calculation-types.ts';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import { addLacking, type CoveredSum, completenessOf, type Lacking, NOTHING_SPENT } from './covered-sum.ts';

/** Baseline and optimisation of one quantity in one unit and one set; null where a side has nothing of it at all. */
export type Pair = Readonly<Record<SeriesName, CoveredSum | null>>;

/** What the optimisation changes against the baseline; below 0 is a saving. */
export interface Comparison {
  readonly baseline: number;
  readonly optimization: number;
  /** optimisation minus baseline, in the unit of both */
  readonly amount: number;
  /** the amount as a part of the baseline, 0.5 for half more; null when the baseline is not above 0 */
  readonly share: number | null;
  /** an item on either side declares a part of its indicators only, so that the difference is not complete */
  readonly incomplete: boolean;
}

/**
 * Why a side can't be compared: so many of its items declare nothing, were valued with other weights than the other side, or
 * lack something that the other side declares. No items: the side states nothing at all.
 */
export interface Gap {
  readonly side: SeriesName;
  readonly undeclared: number;
  readonly items: number;
  /** absent for none */
  readonly apart?: number | undefined;
  /** absent for none */
  readonly lacking?: Lacking | undefined;
}

/** A comparison over some life-cycle modules: those in which neither side lacks what the other declares. */
export interface SharedModules {
  readonly modules: readonly LifeCycleModule[];
  readonly comparison: Comparison;
}

/** A comparison, or what stands in its way. Without either, there is one side only. */
export interface PairComparison {
  readonly comparison: Comparison | null;
  readonly gaps: readonly Gap[];
  /** beside a refusal because a side lacks modules: what can be said of the others */
  readonly shared?: SharedModules | undefined;
}

/** Comparisons over several pairs, and over how many of them they speak. */
export interface PairsComparison extends PairComparison {
  /** pairs that are whole on both sides: the figures are theirs alone */
  readonly compared: number;
  /** all pairs */
  readonly pairs: number;
}

/**
 * Compares two sides that both are whole, were valued with the same weights and are the same work: neither lacks what the other
 * declares. Nothing else is ever concluded from (D-96 and D-104): between figures of different weights lies a
 * difference of weights, and between a figure with a module and one without lies that module.
 */
export function comparePair({ baseline, optimization }: Pair): PairComparison {
  if (!baseline || !optimization) return { comparison: null, gaps: [] };
  const sides = { baseline, optimization };
  const gaps = SERIES_NAMES.flatMap((side): Gap[] => {
    const { amount, items, undeclared, apart, lacking } = sides[side];
    if (completenessOf(sides[side]) === 'whole' && !apart && !lacking?.items) return [];
    const gap = { side, undeclared: amount === null ? items : undeclared, items };
    return [{ ...gap, ...(apart ? { apart } : {}), ...(lacking?.items ? { lacking } : {}) }];
  });
  if (gaps.length > 0 || baseline.amount === null || optimization.amount === null) {
    const shared = sharedModules(baseline, optimization);
    return { comparison: null, gaps, ...(shared ? { shared } : {}) };
  }
  const incomplete = baseline.incomplete > 0 || optimization.incomplete > 0;
  return { comparison: difference(baseline.amount, optimization.amount, incomplete), gaps: [] };
}

/**
 * Compares what is left when the modules are taken out in which a side lacks what the other declares; null where something else
 * stands in the way, or where nothing is left that both declare.
 */
function sharedModules(baseline: CoveredSum, optimization: CoveredSum): SharedModules | null {
  const sides = [baseline, optimization];
  if (sides.some((sum) => completenessOf(sum) !== 'whole' || sum.apart || !sum.perModule)) return null;
  // Where it is not known in which modules something is lacking, it may be in any.
  if (sides.some(({ lacking }) => lacking && !lacking.modules)) return null;
  const shared = LIFE_CYCLE_MODULES.flatMap((module, place) => {
    if (sides.some(({ lacking }) => (lacking?.modules?.[place] ?? 0) > 0)) return [];
    const [before, after] = sides.map(({ perModule }) => perModule?.[place] ?? null);
    return before == null && after == null ? [] : [{ module, before: before ?? 0, after: after ?? 0 }];
  });
  if (shared.length === 0) return null;
  const incomplete = sides.some((sum) => sum.incomplete > 0);
  const [before, after] = [sumOf(shared.map((each) => each.before)), sumOf(shared.map((each) => each.after))];
  return { modules: shared.map(({ module }) => module), comparison: difference(before, after, incomplete) };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/**
 * Compares two sides of which is known with which weights each was valued: where those differ every item counts as valued
 * apart, so that nothing is concluded from them.
 */
export function compareValued(pair: Pair, sameWeights: boolean): PairComparison {
  const valued = (sum: CoveredSum | null) => (sum && !sameWeights ? { ...sum, apart: sum.items } : sum);
  return comparePair({ baseline: valued(pair.baseline), optimization: valued(pair.optimization) });
}

/**
 * Compares a part of what the sides consist of. A side that has nothing of the part spends nothing on it: that is 0 of
 * no items, so that the differences of the parts add up to that of the whole.
 */
export function comparePart({ baseline, optimization }: Pair): PairComparison {
  if (!baseline && !optimization) return { comparison: null, gaps: [] };
  return comparePair({ baseline: baseline ?? NOTHING_SPENT, optimization: optimization ?? NOTHING_SPENT });
}

/** Adds up the pairs that can be compared and says how many they are; the gaps are those of the others, per side. */
export function comparePairs(pairs: readonly Pair[]): PairsComparison {
  let [baseline, optimization, compared, incomplete] = [0, 0, 0, false];
  const missing: Partial<Record<SeriesName, Omit<Gap, 'side'>>> = {};
  let only: PairComparison | null = null;
  for (const pair of pairs) {
    const compares = comparePair(pair);
    const { comparison, gaps } = compares;
    // What is left of several pairs is of other modules each.
    if (pairs.length === 1) only = compares;
    for (const { side, ...gap } of gaps) missing[side] = addGaps(missing[side], gap);
    if (!comparison) continue;
    compared++;
    baseline += comparison.baseline;
    optimization += comparison.optimization;
    incomplete ||= comparison.incomplete;
  }
  return {
    comparison: compared > 0 ? difference(baseline, optimization, incomplete) : null,
    gaps: SERIES_NAMES.flatMap((side) => (missing[side] ? [{ side, ...missing[side] }] : [])),
    compared,
    pairs: pairs.length,
    ...(only?.shared ? { shared: only.shared } : {}),
  };
}

function addGaps(former: Omit<Gap, 'side'> | undefined, gap: Omit<Gap, 'side'>): Omit<Gap, 'side'> {
  if (!former) return gap;
  const apart = (former.apart ?? 0) + (gap.apart ?? 0);
  const lacking = addLacking(former.lacking, gap.lacking);
  return {
    undeclared: former.undeclared + gap.undeclared,
    items: former.items + gap.items,
    ...(apart > 0 ? { apart } : {}),
    ...(lacking ? { lacking } : {}),
  };
}

function difference(baseline: number, optimization: number, incomplete: boolean): Comparison {
  const amount = optimization - baseline;
  return { baseline, optimization, amount, share: baseline > 0 ? amount / baseline : null, incomplete };
}
