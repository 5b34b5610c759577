import { numberOf, productAsRead, sumAsRead } from '../../format/exact-fraction.ts';
import { compareScope } from '../../scope/compare-scope.ts';
import { type HeldWork, isSameWork } from '../../scope/held-work.ts';
import type { ScopePost } from '../../scope/scope-post.ts';
import type { BidRuling } from '../bids/bid-ruling.ts';
import type { DiscountLine } from '../model/award-model.ts';
import {
  type BidCalculation,
  type BidStanding,
  type CalculationStanding,
  calculationStanding,
} from '../scoring/bid-standing.ts';
import { mkiScoreEur } from '../scoring/mki-score.ts';

/** The factor by which a missed advantage is claimed, unless the project states another. */
export const DEFAULT_PENALTY_FACTOR = 1.5;

/** The factors that a project can have, in steps of a hundredth. */
export const PENALTY_FACTORS = { least: 0, most: 10, step: 0.01 } as const;

/** The two baselines by which a promise is restated, euro, both above 0. */
export interface WorkRatio {
  readonly designEur: number;
  readonly asBuiltEur: number;
}

/** The result of comparing the MKI that a winner offered with the realised one. */
export interface ClaimOutcome {
  /** the offered MKI × (as-built baseline ÷ design baseline), euro; the offered MKI itself without an as-built baseline */
  readonly promisedEur: number;
  /**
   * the ratio by which the promise was restated; null where the work that was carried out has no baseline of its own
   */
  readonly restatedBy: WorkRatio | null;
  /** realised less promised, euro; above 0 is worse than promised */
  readonly deviationEur: number;
  /** the deviation as a part of the promise; null where the promise is 0 or below */
  readonly deviationShare: number | null;
  /** the realised MKI × (design baseline ÷ as-built baseline), euro: its value at the work of the tender */
  readonly realisedAtTenderEur: number;
  /** discount that the offered MKI earned, whole euro */
  readonly offeredScoreEur: number;
  /** discount that the realised MKI would have earned at the work of the tender, whole euro */
  readonly realisedScoreEur: number;
  /** whole euro; 0 when the realised MKI earns as much or more */
  readonly missedAdvantageEur: number;
  /** whole euro, a half upwards; indicative, because the contract decides */
  readonly penaltyEur: number;
}

/**
 * Why offered and realised can't be compared: one is missing, or has a reason for which a bid is not scored, or it
 * counted by decision.
 */
export type ClaimObstacle =
  | 'model-open'
  | 'not-offered'
  | 'not-realised'
  | 'other-work'
  | 'no-design-baseline'
  | 'baseline-incomplete'
  | 'baseline-other-set'
  | 'baseline-other-weights'
  | 'baseline-not-positive'
  | 'baseline-other-work'
  | 'baselines-unlike'
  | 'gaps-decided'
  | Exclude<BidStanding, 'scored' | 'no-calculation' | BidRuling>;

export type ClaimPenalty =
  | { readonly outcome: ClaimOutcome; readonly obstacle: null }
  | { readonly outcome: null; readonly obstacle: ClaimObstacle };

/**
 * The baselines by which a promise is adjusted to the work: that of the tender, and that of the work as it was carried
 * out.
 */
export interface ClaimBaselines {
  readonly design: BidCalculation | null;
  /** null where the work that was carried out has no baseline of its own: the promise then equals the offer */
  readonly asBuilt: BidCalculation | null;
  /** the realised work compared with the as-built baseline; null where unknown */
  readonly asBuiltWork: HeldWork | null;
  /** the offered work compared with the design baseline; null where unknown */
  readonly designWork: HeldWork | null;
  /** as `otherOwnPosts` counts them; null where unknown */
  readonly otherOwnPosts: number | null;
  /** as `unlikePosts` counts those of the two baselines; null where unknown */
  readonly unlikePosts: number | null;
}

/**
 * Compares the offered MKI with the realised one, and states the indicative penalty: the factor × the discount that was
 * won and not earned. The bidder promised a reduction, so the promise is adjusted to the work that was carried out:
 * offered × (as-built baseline ÷ design baseline) (D-109). The discount belongs to the tender, so the realised MKI is
 * converted back to the work of the tender by the same ratio before it is compared with the boundaries. All of them
 * must be whole, in one set and with one version of its weights, and offered and realised must be the same work:
 * neither lacks what the other declares (D-104), however small it is, because the difference would be exactly what is
 * lacking (D-105). The same holds for both baselines. Only differences in quantity are allowed, which the ratio
 * accounts for.
 */
export function claimPenalty({
  offered,
  realised,
  baselines,
  work,
  gapPosts,
  line,
  factor = DEFAULT_PENALTY_FACTOR,
}: {
  readonly offered: BidCalculation | null;
  readonly realised: BidCalculation | null;
  readonly baselines: ClaimBaselines;
  /** the realised work compared with the offered work; null where one of them is missing, or is in another set */
  readonly work: HeldWork | null;
  /** as `gapPostsOf` counts those of offered and realised; null where unknown */
  readonly gapPosts: number | null;
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
  if (!work || !isSameWork(work) || gapPosts !== 0) return { outcome: null, obstacle: 'other-work' };
  const ratio = ratioOfWork(baselines, offered);
  if (typeof ratio === 'string') return { outcome: null, obstacle: ratio };
  const promisedEur = ratio ? numberOf(productAsRead([offer, ratio.asBuiltEur], ratio.designEur)) : offer;
  const atTenderEur = ratio ? numberOf(productAsRead([result, ratio.designEur], ratio.asBuiltEur)) : result;
  const offeredScoreEur = mkiScoreEur({ mkiEur: offer, ...line });
  const realisedScoreEur = mkiScoreEur({ mkiEur: atTenderEur, ...line });
  const missedAdvantageEur = Math.max(0, offeredScoreEur - realisedScoreEur);
  const deviationEur = numberOf(sumAsRead([result, -promisedEur]));
  return {
    outcome: {
      promisedEur,
      restatedBy: ratio,
      deviationEur,
      deviationShare: promisedEur > 0 ? deviationEur / promisedEur : null,
      realisedAtTenderEur: atTenderEur,
      offeredScoreEur,
      realisedScoreEur,
      missedAdvantageEur,
      // Computes in hundredths, so that a factor such as 1.15 is exact.
      penaltyEur: Math.round((Math.round(100 * factor) * missedAdvantageEur) / 100),
    },
    obstacle: null,
  };
}

/**
 * Returns the baselines of both works, in euro; null where the work that was carried out has no baseline of its own.
 * Otherwise returns why one can't be restated in the other.
 */
function ratioOfWork(
  { design, asBuilt, asBuiltWork, designWork, otherOwnPosts: otherOwn, unlikePosts: unlike }: ClaimBaselines,
  offered: BidCalculation | null,
): WorkRatio | ClaimObstacle | null {
  if (!asBuilt) return null;
  if (!design) return 'no-design-baseline';
  const [designEur, asBuiltEur] = [wholeMki(design, offered), wholeMki(asBuilt, offered)];
  for (const amount of [designEur, asBuiltEur])
    switch (amount) {
      case 'other-set':
        return 'baseline-other-set';
      case 'other-weights':
        return 'baseline-other-weights';
      default:
        if (typeof amount === 'string') return 'baseline-incomplete';
        if (amount <= 0) return 'baseline-not-positive';
    }
  // Only the totals are divided, so what one of them leaves out, explained or not, would look like less work.
  if (unlike !== 0) return 'baselines-unlike';
  // Both baselines must declare what offered and realised declare; otherwise what one baseline leaves out would look
  // like less work.
  if (!designWork?.known || designWork.open) return 'baseline-other-work';
  if (!asBuiltWork || !isSameWork(asBuiltWork) || asBuiltWork.lackingPosts > 0) return 'baseline-other-work';
  if (otherOwn !== 0) return 'baseline-other-work';
  return typeof designEur === 'number' && typeof asBuiltEur === 'number' ? { designEur, asBuiltEur } : null;
}

/**
 * Counts the posts that only one of the two has of its own: the bid compared with the design baseline, or the realised
 * work compared with the as-built baseline. When there are none, both baselines leave out the same posts. The posts
 * themselves are compared and not their number: a post that the as-built baseline lacks would otherwise match a post
 * that only the bid had, and lower the promise; and a post that the as-built baseline has and that was the bid's own
 * would raise it. Work that was offered and not carried out is not a post of either.
 */
export function otherOwnPosts({
  offeredOwn,
  realisedOwn,
  realised,
}: {
  readonly offeredOwn: readonly ScopePost[];
  readonly realisedOwn: readonly ScopePost[];
  /** all posts of the work that was carried out */
  readonly realised: readonly ScopePost[];
}): number {
  const { added, missing } = compareScope(offeredOwn, realisedOwn);
  return added.length + compareScope(missing, realised).matched.length;
}

/** Returns a calculation's MKI in euro, or why it may not be compared with the other. */
function wholeMki(
  calculation: BidCalculation | null,
  other: BidCalculation | null,
): number | Exclude<CalculationStanding, 'scored'> {
  const standing = calculationStanding(calculation, { scale: other, work: null });
  if (standing !== 'scored') return standing;
  return calculation?.mki.amount ?? 'incomplete';
}
