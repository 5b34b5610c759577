import { SERIES_NAMES, type SeriesName } from '../calculations/calculation-types.ts';
import { type CoveredSum, completenessOf, NOTHING_SPENT } from './covered-sum.ts';

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
 * Why a side can't be compared: so many of its items declare nothing, or were valued with other weights than the other
 * side. No items: the side states nothing at all.
 */
export interface Gap {
  readonly side: SeriesName;
  readonly undeclared: number;
  readonly items: number;
  /** absent for none */
  readonly apart?: number | undefined;
}

/** A comparison, or what stands in its way. Without either, there is one side only. */
export interface PairComparison {
  readonly comparison: Comparison | null;
  readonly gaps: readonly Gap[];
}

/** Comparisons over several pairs, and over how many of them they speak. */
export interface PairsComparison extends PairComparison {
  /** pairs that are whole on both sides: the figures are theirs alone */
  readonly compared: number;
  /** all pairs */
  readonly pairs: number;
}

/**
 * Compares two sides that both are whole and were valued with the same weights; nothing else is ever concluded from
 * (decision 96): between figures of different weights lies a difference of weights, not of work.
 */
export function comparePair({ baseline, optimization }: Pair): PairComparison {
  if (!baseline || !optimization) return { comparison: null, gaps: [] };
  const sides = { baseline, optimization };
  const gaps = SERIES_NAMES.flatMap((side): Gap[] => {
    const { amount, items, undeclared, apart } = sides[side];
    if (completenessOf(sides[side]) === 'whole' && !apart) return [];
    const gap = { side, undeclared: amount === null ? items : undeclared, items };
    return [apart ? { ...gap, apart } : gap];
  });
  if (gaps.length > 0 || baseline.amount === null || optimization.amount === null)
    return { comparison: null, gaps };
  const incomplete = baseline.incomplete > 0 || optimization.incomplete > 0;
  return { comparison: difference(baseline.amount, optimization.amount, incomplete), gaps: [] };
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
  for (const pair of pairs) {
    const { comparison, gaps } = comparePair(pair);
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
  };
}

function addGaps(former: Omit<Gap, 'side'> | undefined, gap: Omit<Gap, 'side'>): Omit<Gap, 'side'> {
  if (!former) return gap;
  const apart = (former.apart ?? 0) + (gap.apart ?? 0);
  return {
    undeclared: former.undeclared + gap.undeclared,
    items: former.items + gap.items,
    ...(apart > 0 ? { apart } : {}),
  };
}

function difference(baseline: number, optimization: number, incomplete: boolean): Comparison {
  const amount = optimization - baseline;
  return { baseline, optimization, amount, share: baseline > 0 ? amount / baseline : null, incomplete };
}
