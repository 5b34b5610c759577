import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import { SERIES_NAMES, type SeriesName } from '../items/calculation-types.ts';
import { addLacking, type CoveredSum, completenessOf, type Lacking, NOTHING_SPENT } from './covered-sum.ts';

/** Baseline and optimisation of one quantity in one unit and one set; null where a side has no such quantity at all. */
export type Pair = Readonly<Record<SeriesName, CoveredSum | null>>;

/** The change of the optimisation against the baseline; below 0 is a saving. */
export interface Comparison {
  readonly baseline: number;
  readonly optimization: number;
  /** optimisation minus baseline, in the unit of both */
  readonly amount: number;
  /** the amount as a part of the baseline, 0.5 for half more; null when the baseline is 0 or below */
  readonly share: number | null;
  /** whether an item on either side declares only a part of its indicators, so that the difference is not complete */
  readonly incomplete: boolean;
}

/**
 * Why a side can't be compared: the number of its items that declare nothing, that were valued with other weights than
 * the other side, or that lack something that the other side declares. No items means that the side states nothing at
 * all.
 */
export interface Gap {
  readonly side: SeriesName;
  readonly undeclared: number;
  readonly items: number;
  /** absent means none */
  readonly apart?: number | undefined;
  /** absent means none */
  readonly lacking?: Lacking | undefined;
}

/** A comparison over some life-cycle modules: those in which neither side lacks what the other declares. */
export interface SharedModules {
  readonly modules: readonly LifeCycleModule[];
  readonly comparison: Comparison;
}

/** A comparison, or the gaps that prevent it. When both are absent, there is one side only. */
export interface PairComparison {
  readonly comparison: Comparison | null;
  readonly gaps: readonly Gap[];
  /** when the comparison is refused because a side lacks modules: the comparison over the other modules */
  readonly shared?: SharedModules | undefined;
}

/** A comparison over several pairs, with the number of pairs that it covers. */
export interface PairsComparison extends PairComparison {
  /** pairs that are whole on both sides: the figures cover only these */
  readonly compared: number;
  /** all pairs */
  readonly pairs: number;
}

/**
 * Compares two sides that are both whole, were valued with the same weights and are the same work: neither lacks what
 * the other declares. No conclusion is ever drawn from other sides (D-96 and D-104): figures of different weights also
 * differ by those weights, and a figure with a module differs from one without it by that module.
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
 * Compares the sides over the remaining modules, without those in which a side lacks what the other declares. Returns
 * null where another reason prevents the comparison, or where no module remains that both declare.
 */
function sharedModules(baseline: CoveredSum, optimization: CoveredSum): SharedModules | null {
  const sides = [baseline, optimization];
  if (sides.some((sum) => completenessOf(sum) !== 'whole' || sum.apart || !sum.perModule)) return null;
  // When the modules that are lacking are unknown, any module may be among them.
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
 * Compares two sides when it is known whether both were valued with the same weights. If not, every item counts as
 * valued with other weights, so that no conclusion is drawn.
 */
export function compareValued(pair: Pair, sameWeights: boolean): PairComparison {
  const { baseline, optimization } = pair;
  return comparePair({
    baseline: baseline && valuedBy(baseline, sameWeights),
    optimization: optimization && valuedBy(optimization, sameWeights),
  });
}

/** Returns a sum, with every item counted as valued with other weights than the other side unless they are the same. */
export function valuedBy(sum: CoveredSum, sameWeights: boolean): CoveredSum {
  return sameWeights ? sum : { ...sum, apart: sum.items };
}

/**
 * Compares a part of the sides. A side without the part spends nothing on it: that is 0 of no items, so that the
 * differences of the parts add up to that of the whole.
 */
export function comparePart({ baseline, optimization }: Pair): PairComparison {
  if (!baseline && !optimization) return { comparison: null, gaps: [] };
  return comparePair({ baseline: baseline ?? NOTHING_SPENT, optimization: optimization ?? NOTHING_SPENT });
}

/** Adds up the pairs that can be compared and counts them; the gaps are those of the other pairs, per side. */
export function comparePairs(pairs: readonly Pair[]): PairsComparison {
  let [baseline, optimization, compared, incomplete] = [0, 0, 0, false];
  const missing: Partial<Record<SeriesName, Omit<Gap, 'side'>>> = {};
  let only: PairComparison | null = null;
  for (const pair of pairs) {
    const compares = comparePair(pair);
    const { comparison, gaps } = compares;
    // With several pairs, the remaining modules would differ per pair.
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
