import type { Applicant, Calculation } from '@milieuspoor/contract';
import {
  type BidCalculation,
  bidStanding,
  type ClaimObstacle,
  type ClaimOutcome,
  claimPenalty,
  type DiscountLine,
  type HeldWork,
} from '@milieuspoor/domain';
import { heldWorkOf } from '../../held-work-of.ts';
import { bidCalculationOf } from './bid-calculation-of.ts';

/** Why the offered and the realised MKI can't be compared, and, where this can be told, which side is the cause. */
export type ClaimReason =
  | Exclude<
      ClaimObstacle,
      'incomplete' | 'not-whole' | 'set-aside' | 'beyond-baseline' | 'other-reference' | 'above-ceiling'
    >
  | 'no-winner'
  | 'sealed'
  | 'offered-incomplete'
  | 'realised-incomplete'
  | 'offered-not-whole'
  | 'offered-set-aside'
  | 'offered-beyond-baseline'
  | 'offered-other-reference'
  | 'offered-above-ceiling'
  | 'offered-other-set'
  | 'offered-other-weights';

/** The offer of a winner and its outcome. */
export interface Claim {
  readonly offered: BidCalculation | null;
  readonly realised: BidCalculation | null;
  readonly outcome: ClaimOutcome | null;
  /** null if there is an outcome */
  readonly reason: ClaimReason | null;
}

/**
 * The two calculations that what was realised is compared with: the offer, and the baseline of the work as it was
 * carried out.
 */
export type BesideRealised = 'offered' | 'asBuilt';

/** Returns which of the two differ from what was realised in posts or quantities. A figure between them must say so. */
export function besideOf(
  { realised_work: offered, realised_baseline_work: asBuilt }: Winner,
  { asBuilt: baseline }: ClaimCalculations,
): { readonly beside: BesideRealised; readonly work: HeldWork }[] {
  return [
    ...(offered ? [{ beside: 'offered' as const, work: heldWorkOf(offered) }] : []),
    ...(asBuilt && baseline ? [{ beside: 'asBuilt' as const, work: heldWorkOf(asBuilt) }] : []),
  ];
}

export type Winner = Pick<
  Applicant,
  | 'name'
  | 'sealed'
  | 'standing'
  | 'decisions'
  | 'project_calculation'
  | 'realised_baseline_work'
  | 'other_own_posts'
  | 'unlike_baseline_posts'
  | 'realised_work'
  | 'realised_gap_posts'
  | 'work'
>;

/** The active baseline of the work that was put out to tender, and that of the work that was carried out. */
export interface ClaimCalculations {
  readonly design: Calculation | null;
  /** null if the work that was carried out is compared with the design baseline */
  readonly asBuilt: Calculation | null;
}

/**
 * Compares what the winner offered with what was realised. A bid that was not scored earned no discount, whatever its
 * MKI: its MKI is on another scale than the model, and so would be every figure that is derived from it.
 */
export function claimOf({
  winner,
  realised: calculation,
  baselines,
  line,
  factor,
}: {
  readonly winner: Winner | null;
  readonly realised: Calculation | null;
  readonly baselines: ClaimCalculations;
  readonly line: DiscountLine | null;
  readonly factor: number;
}): Claim {
  const offered =
    winner?.project_calculation && !winner.sealed ? bidCalculationOf(winner.project_calculation) : null;
  const realised = calculation && bidCalculationOf(calculation);
  const reason = reasonOfWinner(winner);
  if (reason !== null) return { offered, realised, outcome: null, reason };
  const work = winner?.realised_work ? heldWorkOf(winner.realised_work) : null;
  const { outcome, obstacle } = claimPenalty({
    ...{ offered, realised, work, gapPosts: winner?.realised_gap_posts ?? null, line, factor },
    baselines: {
      design: baselines.design && bidCalculationOf(baselines.design),
      asBuilt: baselines.asBuilt && bidCalculationOf(baselines.asBuilt),
      designWork: winner?.work ? heldWorkOf(winner.work) : null,
      asBuiltWork: winner?.realised_baseline_work ? heldWorkOf(winner.realised_baseline_work) : null,
      otherOwnPosts: winner?.other_own_posts ?? null,
      unlikePosts: winner?.unlike_baseline_posts ?? null,
    },
  });
  if (
    obstacle === 'not-whole' ||
    obstacle === 'set-aside' ||
    obstacle === 'beyond-baseline' ||
    obstacle === 'other-reference' ||
    obstacle === 'above-ceiling'
  )
    return { offered, realised, outcome, reason: `offered-${obstacle}` };
  if (obstacle !== 'incomplete') return { offered, realised, outcome, reason: obstacle };
  const side =
    bidStanding(offered, { scale: null, work: null, ceilingEur: null }) === 'incomplete'
      ? 'offered'
      : 'realised';
  return { offered, realised, outcome, reason: `${side}-incomplete` };
}

function reasonOfWinner(winner: Winner | null): ClaimReason | null {
  if (!winner) return 'no-winner';
  if (winner.sealed) return 'sealed';
  switch (winner.standing) {
    case 'incomplete':
    case 'not-whole':
    case 'set-aside':
    case 'beyond-baseline':
    case 'other-reference':
    case 'other-set':
    case 'other-weights':
    case 'above-ceiling':
      return `offered-${winner.standing}`;
    case 'scored':
      return winner.decisions.length > 0 ? 'gaps-decided' : null;
    // None of these can have won.
    case 'no-calculation':
    case 'withdrawn':
    case 'invalid':
    case null:
      return null;
  }
}
