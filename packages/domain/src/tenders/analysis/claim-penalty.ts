import { type HeldWork, isSameWork } from '../../scope/held-work.ts';
import type { DiscountLine } from '../model/award-model.ts';
import { type BidCalculation, type BidStanding, calculationStanding } from '../scoring/bid-standing.ts';
import { mkiScoreEur } from '../scoring/mki-score.ts';

/** How many times the advantage that was missed is claimed, unless the project says otherwise. */
export const DEFAULT_PENALTY_FACTOR = 1.5;

/** The factors that a project can have, in steps of a hundredth. */
export const PENALTY_FACTORS = { least: 0, most: 10, step: 0.01 } as const;

/** What became of the MKI that a winner offered. */
export interface ClaimOutcome {
  /** realised less offered, euro; above 0 is worse than offered */
  readonly deviationEur: number;
  /** the same as a part of what was offered; null where that is not above 0 */
  readonly deviationShare: number | null;
  /** discount that the offered MKI earned, whole euro */
  readonly offeredScoreEur: number;
  /** discount that the realised MKI would have earned, whole euro */
  readonly realisedScoreEur: number;
  /** whole euro; 0 when the realised MKI earns as much or more */
  readonly missedAdvantageEur: number;
  /** indicative: the contract decides. Whole euro, a half upwards */
  readonly penaltyEur: number;
}

/** Why the two can't be held against each other: one is missing, or what keeps a bid from being scored. */
export type ClaimObstacle =
  | 'model-open'
  | 'not-offered'
  | 'not-realised'
  | 'other-work'
  | Exclude<BidStanding, 'scored' | 'no-calculation'>;

export type ClaimPenalty =
  | { readonly outcome: ClaimOutcome; readonly obstacle: null }
  | { readonly outcome: null; readonly obstacle: ClaimObstacle };

/**
 * Holds the MKI that was offered against the one that was realised, and states the indicative penalty: the factor × the
 * discount that was won and not earned. Both have to be whole, of one set and of one version of its weights, and the same
 * work: neither lacks what the other declares (decision 104).
 */
export function claimPenalty({
  offered,
  realised,
  work,
  line,
  factor = DEFAULT_PENALTY_FACTOR,
}: {
  readonly offered: BidCalculation | null;
  readonly realised: BidCalculation | null;
  /** what was realised beside what was offered; null where one of them is missing, or of another set */
  readonly work: HeldWork | null;
  readonly line: DiscountLine | null;
  /** two decimals at most */
  readonly factor?: number;
}): ClaimPenalty {
  if (!line) return { outcome: null, obstacle: 'model-open' };
  const offer = wholeMki(offered, null);
  if (typeof offer === 'string')
    return { outcome: null, obstacle: offer === 'no-calculation' ? 'not-offered' : offer };
  const result = wholeMki(realised, offered);
  if (typeof result === 'string')
    return { outcome: null, obstacle: result === 'no-calculation' ? 'not-realised' : result };
  if (!work || !isSameWork(work)) return { outcome: null, obstacle: 'other-work' };
  const offeredScoreEur = mkiScoreEur({ mkiEur: offer, ...line });
  const realisedScoreEur = mkiScoreEur({ mkiEur: result, ...line });
  const missedAdvantageEur = Math.max(0, offeredScoreEur - realisedScoreEur);
  const deviationEur = result - offer;
  return {
    outcome: {
      deviationEur,
      deviationShare: offer > 0 ? deviationEur / offer : null,
      offeredScoreEur,
      realisedScoreEur,
      missedAdvantageEur,
      // In hundredths, so that a factor such as 1.15 is what it says.
      penaltyEur: Math.round((Math.round(100 * factor) * missedAdvantageEur) / 100),
    },
    obstacle: null,
  };
}

/** A calculation's MKI in euro, or why it may not be held against the other. */
function wholeMki(
  calculation: BidCalculation | null,
  other: BidCalculation | null,
): number | Exclude<BidStanding, 'scored' | 'above-ceiling'> {
  const standing = calculationStanding(calculation, { scale: other, work: null });
  if (standing !== 'scored') return standing;
  return calculation?.mki.amount ?? 'incomplete';
}
