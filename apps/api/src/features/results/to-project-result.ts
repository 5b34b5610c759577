import type { ProjectResult } from '@milieuspoor/contract';
import {
  type CoveredSum,
  comparePair,
  compareValued,
  figuresOf,
  modulesOfNotes,
  type PairComparison,
  SET_CODES,
  type SetCode,
} from '@milieuspoor/domain';
import { toPairComparison } from '../statistics/to-pair-comparison.ts';
import type { PairSideRow } from './pair-sides.queries.ts';
import { toLacking } from './to-lacking.ts';

/** A side without its name. */
type Side = Omit<PairSideRow, 'side'>;

/** The sides of a project's pair; without a baseline nothing represents the project. */
interface Pair {
  readonly baseline: Side;
  readonly optimization: Side | undefined;
}

/** The same figure of both sides; null where it is not stated. */
type Sums = Readonly<Record<'baseline' | 'optimization', CoveredSum | null>>;

/**
 * Returns a project's result in MKI and CO2, as its organisation's totals count it: the set that both sides state, and
 * a comparison where both are whole and valued with the same weights (D-96). Returns null without a baseline.
 */
export function toProjectResult(rows: readonly PairSideRow[]): ProjectResult | null {
  const pair = pairOf(rows);
  return pair && resultIn(commonSet(pair), pair);
}

/** Returns the result in one set, whichever others its sides state; null unless all of them state it. */
export function toProjectResultIn(set: SetCode, rows: readonly PairSideRow[]): ProjectResult | null {
  const pair = pairOf(rows);
  return pair && allState(set, pair) ? resultIn(set, pair) : null;
}

function pairOf(rows: readonly PairSideRow[]): Pair | null {
  const baseline = rows.find(({ side }) => side === 'baseline');
  const optimization = rows.find(({ side }) => side === 'optimization');
  return baseline ? { baseline, optimization } : null;
}

function resultIn(set: SetCode | null, { baseline, optimization }: Pair): ProjectResult {
  const sums = {
    baseline: figureOf('mki', baseline, set),
    optimization: optimization ? figureOf('mki', optimization, set) : null,
  };
  const sameWeights =
    set === null || !optimization || baseline.weightsVersions[set] === optimization.weightsVersions[set];
  return {
    set,
    types: [baseline.type, ...(optimization ? [optimization.type] : [])],
    baseline: sums.baseline?.amount ?? null,
    optimization: sums.optimization?.amount ?? null,
    ...comparedOf(compareValued(sums, sameWeights), sums),
    scope: (set && optimization?.scopes[set]) ?? null,
    co2: co2In(set, { baseline, optimization }),
  };
}

/** Returns the CO2 result. CO2 is not weighted, so it is comparable with other weights. */
function co2In(set: SetCode | null, { baseline, optimization }: Pair): ProjectResult['co2'] {
  const sums = {
    baseline: figureOf('co2', baseline, set),
    optimization: optimization ? figureOf('co2', optimization, set) : null,
  };
  return {
    baseline: sums.baseline?.amount ?? null,
    optimization: sums.optimization?.amount ?? null,
    ...comparedOf(comparePair(sums), sums),
  };
}

/** Returns the comparison of two sums, with the modules in which they leave too little empty to prevent it. */
function comparedOf(compared: PairComparison, { baseline, optimization }: Sums) {
  const noted = compared.comparison ? modulesOfNotes([baseline?.lacking, optimization?.lacking]) : [];
  return { ...toPairComparison(compared), noted: [...noted] };
}

/** Returns A1 before A2, as everywhere; null where the sides have no common set. */
function commonSet(pair: Pair): SetCode | null {
  return SET_CODES.find((set) => allState(set, pair)) ?? null;
}

function allState(set: SetCode, { baseline, optimization }: Pair): boolean {
  return baseline.totals[set] !== null && optimization?.totals[set] !== null;
}

function figureOf(figure: 'mki' | 'co2', { totals, lacking }: Side, set: SetCode | null): CoveredSum | null {
  const total = set && totals[set];
  if (!total) return null;
  const perModule = figure === 'mki' ? total.mkiEur : (total.co2Kg ?? undefined);
  const lacks = lacking[set]?.[figure];
  return { ...figuresOf(total)[figure], perModule, ...(lacks ? { lacking: toLacking(lacks) } : {}) };
}
