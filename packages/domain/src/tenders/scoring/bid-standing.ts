import { type CoveredSum, completenessOf } from '../../figures/covered-sum.ts';
import { isReadAbove } from '../../format/exact-fraction.ts';
import type { SetCode } from '../../indicators/impact-sets.ts';
import { type BidWork, isWholeWork } from '../../scope/held-work.ts';
import { BID_RULINGS, type BidRuling } from '../bids/bid-ruling.ts';
import { decidedGaps, type GapDecision, withFilledEur } from '../bids/gap-decisions.ts';

/** The data of a calculation that a tender uses: its MKI in one set, with its coverage. */
export interface BidCalculation {
  /** the set of the headline MKI */
  readonly set: SetCode;
  /** the version of the weights of that set */
  readonly weightsVersion: string;
  /** euro, over all its items; an item that is not in the set is undeclared */
  readonly mki: CoveredSum;
}

/**
 * Returns a calculation in the set of its headline. An item that is not in that set declares nothing there, so that an
 * MKI over a part of the items is not taken for one over all (D-93). Item counts are whole numbers; `items` is the
 * number of all items.
 */
export function bidCalculation({
  set,
  weightsVersion,
  items,
  inSet,
}: {
  readonly set: SetCode;
  readonly weightsVersion: string;
  readonly items: number;
  /** the items in the set: their MKI in euro, their number, and the number that leave indicators out */
  readonly inSet: Pick<CoveredSum, 'amount' | 'items' | 'incomplete'>;
}): BidCalculation {
  const { amount, incomplete } = inSet;
  return {
    set,
    weightsVersion,
    mki: { amount, items, undeclared: items - inSet.items, incomplete },
  };
}

/** Whether a bid gets a discount for its MKI, or why not. */
export const BID_STANDINGS = [
  'scored',
  'no-calculation',
  'incomplete',
  'not-whole',
  'set-aside',
  'beyond-baseline',
  'other-reference',
  'other-set',
  'other-weights',
  'above-ceiling',
  ...BID_RULINGS,
] as const;
export type BidStanding = (typeof BID_STANDINGS)[number];

/** Tells whether a bid is ranked among the others and may win; all other bids are listed separately (D-108). */
export function takesPart(standing: BidStanding): standing is 'scored' {
  return standing === 'scored';
}

/**
 * Tells whether the price of a bid is compared with other prices. It is not when the bid leaves work out (D-105),
 * declares more than the baseline, is compared with a reference value of other work, exceeds the ceiling
 * (docs/decisions/0087), or is withdrawn or invalid (D-108).
 */
export function isPriced(standing: BidStanding): boolean {
  return !PRICELESS.has(standing);
}

const PRICELESS: ReadonlySet<BidStanding> = new Set([
  ...(['not-whole', 'set-aside', 'beyond-baseline', 'other-reference', 'above-ceiling'] as const),
  ...BID_RULINGS,
]);

/** The standing of a calculation by itself, without the reasons that only apply to a bid. */
export type CalculationStanding = Exclude<
  BidStanding,
  'above-ceiling' | 'beyond-baseline' | 'other-reference' | 'set-aside' | BidRuling
>;

/** The scale of an MKI; MKI of different scales cannot be compared. */
export type BidScale = Pick<BidCalculation, 'set' | 'weightsVersion'>;

/**
 * Returns the scale that a bid must share: that of the baseline from which the reference value comes. When there is
 * none, the other bids decide: of bids on several scales none is scored, since it is unknown which scale the model is
 * about (D-93). Returns null where there is nothing to differ from.
 */
export function comparedScale(
  { set, weightsVersion }: BidScale,
  { baseline, bids }: { readonly baseline: BidScale | null; readonly bids: readonly BidScale[] },
): BidScale | null {
  return (
    baseline ??
    bids.find((other) => other.set !== set) ??
    bids.find((other) => other.weightsVersion !== weightsVersion) ??
    null
  );
}

/** The requirements that a bid is compared with: its scale, and the work that it must cover. */
export interface HeldBid {
  readonly scale: BidScale | null;
  /** its work compared with that of the baseline; null where no baseline shares its set */
  readonly work: BidWork | null;
  /** the highest allowed MKI, whole euro; null where the model has no ceiling */
  readonly ceilingEur: number | null;
  /** whether the reference value is of other work than the baseline with which bids are compared */
  readonly otherReference?: boolean;
  /** the client's decisions about what the work lacks; absent for a bid without decisions */
  readonly decisions?: readonly GapDecision[];
}

/**
 * Returns the standing of a bid on the scale that it must share, by its calculation. A bid without a calculation earns
 * nothing and takes no part (D-108). A bid takes no part when its MKI leaves items out, leaves work of the baseline
 * out, is of another set or has other weights: in the first two cases the MKI is too low and would win an unearned
 * discount, in the others it is on another scale (D-93, D-96 and D-105). When there is nothing to compare it with, only
 * items that are left out count. A bid whose MKI, as it is read, exceeds the ceiling is excluded (docs/decisions/0087);
 * one exactly at the ceiling takes part. A bid that lacks work takes no part until the client decided about each kind
 * of gap: then it counts, or is excluded. A bid that declares what the baseline lacks is excluded too (D-104): a credit
 * in a module that the reference value does not include is not a reduction against it. When the reference value is of
 * other work than the baseline, no bid is scored, whole or not: what a bid leaves out of that other work would look
 * like a reduction.
 */
export function bidStanding(
  calculation: BidCalculation | null,
  { ceilingEur, otherReference = false, decisions = [], ...held }: HeldBid,
): Exclude<BidStanding, BidRuling> {
  if (calculation && otherReference) return 'other-reference';
  const { verdict } = decidedGaps(held.work, decisions);
  const decided = verdict === 'counted' ? { ...held, work: null } : held;
  const standing = calculationStanding(calculation, decided);
  if (standing === 'not-whole' && verdict === 'set-aside') return verdict;
  if (standing === 'scored' && (held.work?.otherLackingPosts ?? 0) > 0) return 'beyond-baseline';
  const mkiEur = standing === 'scored' ? countingMkiEur(calculation, { work: held.work, decisions }) : null;
  const isAbove = mkiEur !== null && ceilingEur !== null && isReadAbove(mkiEur, ceilingEur);
  return isAbove ? 'above-ceiling' : standing;
}

/**
 * Returns the MKI by which the bid is scored, euro: the declared MKI, plus what was filled in with the baseline's
 * values where the client decided so; exact, of both as they are read. Returns null where the bid declares none.
 */
export function countingMkiEur(
  calculation: BidCalculation | null,
  { work, decisions = [] }: Pick<HeldBid, 'work' | 'decisions'>,
): number | null {
  const declaredEur = calculation?.mki.amount ?? null;
  const { verdict, filled } = decidedGaps(work, decisions);
  if (declaredEur === null || verdict !== 'counted') return declaredEur;
  return withFilledEur(declaredEur, [...filled.values()]);
}

/** Returns the standing without the ceiling, which applies to bids only: a realised MKI may exceed it. */
export function calculationStanding(
  calculation: BidCalculation | null,
  { scale, work }: Pick<HeldBid, 'scale' | 'work'>,
): CalculationStanding {
  if (!calculation) return 'no-calculation';
  if (scale && calculation.set !== scale.set) return 'other-set';
  if (completenessOf(calculation.mki) !== 'whole') return 'incomplete';
  if (work && !isWholeWork(work)) return 'not-whole';
  if (scale && calculation.weightsVersion !== scale.weightsVersion) return 'other-weights';
  return 'scored';
}

/**
 * Tells whether the MKI covers all items while some of them leave indicators out. It counts, as in every other
 * comparison, and is marked (D-96).
 */
export function leavesIndicatorsOut({ mki }: Pick<BidCalculation, 'mki'>): boolean {
  return mki.incomplete > 0;
}
