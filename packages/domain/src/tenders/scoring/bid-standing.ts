import type { SetCode } from '../../indicators/impact-sets.ts';
import { type BidWork, isWholeWork } from '../../scope/held-work.ts';
import { type CoveredSum, completenessOf } from '../../statistics/covered-sum.ts';
import { BID_RULINGS, type BidRuling } from '../bids/bid-ruling.ts';
import { decidedGaps, type GapDecision, withFilledEur } from '../bids/gap-decisions.ts';
import { isReadAbove } from './exact-fraction.ts';

/** A calculation as a tender looks at it: its MKI in one set, and what that is built on. */
export interface BidCalculation {
  /** of the headline MKI */
  readonly set: SetCode;
  /** of the weights of that set */
  readonly weightsVersion: string;
  /** euro, over all its items; an item that is not in the set is undeclared */
  readonly mki: CoveredSum;
}

/**
 * A calculation in the set of its headline. An item of it that is not in that set declares nothing there, so that no MKI
 * over a part of the items passes for one over all (D-93). Item counts are whole numbers, `items` all of them.
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
  /** of the items in the set: their MKI in euro, how many they are, and how many leave indicators out */
  readonly inSet: Pick<CoveredSum, 'amount' | 'items' | 'incomplete'>;
}): BidCalculation {
  const { amount, incomplete } = inSet;
  return {
    set,
    weightsVersion,
    mki: { amount, items, undeclared: items - inSet.items, incomplete },
  };
}

/** Whether a bid is given a discount for its MKI, or why not. */
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

/** Whether a bid has a place among the others and may win; all else is listed beside them (D-108). */
export function takesPart(standing: BidStanding): standing is 'scored' {
  return standing === 'scored';
}

/**
 * Whether the price of a bid is one of the prices that are compared. It is not where the bid leaves work out (D-105), declares more than
 * the baseline, is held against a reference value of other work, lies above the ceiling (docs/decisions/0087), or is withdrawn or
 * invalid (D-108).
 */
export function isPriced(standing: BidStanding): boolean {
  return !PRICELESS.has(standing);
}

const PRICELESS: ReadonlySet<BidStanding> = new Set([
  ...(['not-whole', 'set-aside', 'beyond-baseline', 'other-reference', 'above-ceiling'] as const),
  ...BID_RULINGS,
]);

/** How a calculation stands by itself: what is said of a bid only is left out. */
export type CalculationStanding = Exclude<
  BidStanding,
  'above-ceiling' | 'beyond-baseline' | 'other-reference' | 'set-aside' | BidRuling
>;

/** On what scale an MKI lies; two of different scales say nothing of each other. */
export type BidScale = Pick<BidCalculation, 'set' | 'weightsVersion'>;

/**
 * What a bid has to share its scale with: the baseline that the reference value comes from. While there is none, the other
 * bids: of bids on several scales none is scored, for nothing says which of them the model is about (D-93). Null where
 * there is nothing that it could differ from.
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

/** What a bid is held against: on a scale, and as the work that it should be. */
export interface HeldBid {
  readonly scale: BidScale | null;
  /** its work beside that of the baseline; null where there is no baseline whose set it shares */
  readonly work: BidWork | null;
  /** the most that its MKI may be, whole euro; null where the model has no ceiling */
  readonly ceilingEur: number | null;
  /** the reference value is of other work than the baseline that bids are held against */
  readonly otherReference?: boolean;
  /** what the client decided about what the work lacks; none of a bid that nobody decided about */
  readonly decisions?: readonly GapDecision[];
}

/**
 * How a bid stands on the scale that it has to share, by its calculation. A bid without one earns nothing and takes no part
 * (D-108). One whose MKI leaves items out, leaves work of the baseline out, is of another set or was weighed otherwise does not
 * take part: the first two are too low and would win a discount that nobody earned, and the others lie on another scale
 * (D-93, D-96 and D-105). Where there is nothing to be held against, only what is left out counts. One whose MKI, as it
 * is read, lies above the ceiling is set aside (docs/decisions/0087); one that is exactly at it takes part. What a bid lacks of the work
 * keeps it out until the client decided about each kind of it: then it counts, or is set aside. What the baseline lacks of a bid
 * keeps it out as well (D-104): a credit in a module that the reference value is without is no reduction against it. Where
 * the reference value is of other work than the baseline no bid is scored, whole or not: what it leaves out of the former would pass
 * for a reduction.
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
 * The MKI that a bid is scored by, euro: what it declares, and what was filled in with the baseline's values where the client
 * decided so; exact, of both as they are read. Null where it declares none.
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

/** The same but for the ceiling, which is about bids alone: what is realised may lie above it. */
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
 * Whether the MKI is whole by its items and still leaves indicators of some of them out. It counts, as in every other
 * comparison, and is marked (D-96).
 */
export function leavesIndicatorsOut({ mki }: Pick<BidCalculation, 'mki'>): boolean {
  return mki.incomplete > 0;
}
