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
import { numberOf, productAsRead, sumAsRead } from '../scoring/exact-fraction.ts';
import { mkiScoreEur } from '../scoring/mki-score.ts';

/** How many times the advantage that was missed is claimed, unless the project says otherwise. */
export const DEFAULT_PENALTY_FACTOR = 1.5;

/** The factors that a project can have, in steps of a hundredth. */
export const PENALTY_FACTORS = { least: 0, most: 10, step: 0.01 } as const;

/** What the baselines come to between which a promise is restated, euro, both above 0. */
export interface WorkRatio {
  readonly designEur: number;
  readonly asBuiltEur: number;
}

/** What became of the MKI that a winner offered. */
export interface ClaimOutcome {
  /** the offered MKI × (as-built baseline ÷ design baseline), euro; the offered MKI itself without an as-built baseline */
  readonly promisedEur: number;
  /** by what the promise was restated; null where the work that was carried out has no baseline of its own */
  readonly restatedBy: WorkRatio | null;
  /** realised less promised, euro; above 0 is worse than promised */
  readonly deviationEur: number;
  /** the same as a part of what was promised; null where that is not above 0 */
  readonly deviationShare: number | null;
  /** the realised MKI × (design baseline ÷ as-built baseline), euro: what it would have been at the work that was put out to tender */
  readonly realisedAtTenderEur: number;
  /** discount that the offered MKI earned, whole euro */
  readonly offeredScoreEur: number;
  /** discount that the realised MKI would have earned at the work that was put out to tender, whole euro */
  readonly realisedScoreEur: number;
  /** whole euro; 0 when the realised MKI earns as much or more */
  readonly missedAdvantageEur: number;
  /** indicative: the contract decides. Whole euro, a half upwards */
  readonly penaltyEur: number;
}

/** Why the two can't be held against each other: one is missing, or what keeps a bid from being scored, or it counted by decision. */
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

/** The baselines between which a promise follows the work: that of the tender, and that of the work as it was carried out. */
export interface ClaimBaselines {
  readonly design: BidCalculation | null;
  /** null where the work that was carried out has none of its own: the promise stays what was offered */
  readonly asBuilt: BidCalculation | null;
  /** what was realised beside the latter; null where it is not known */
  readonly asBuiltWork: HeldWork | null;
  /** what was offered beside the former; null where it is not known */
  readonly designWork: HeldWork | null;
  /** as `otherOwnPosts` counts them; null where it is not known */
  readonly otherOwnPosts: number | null;
  /** as `unlikePosts` counts those of the two baselines; null where it is not known */
  readonly unlikePosts: number | null;
}

/**
 * Holds the MKI that was offered against the one that was realised, and states the indicative penalty: the factor × the
 * discount that was won and not earned. What was promised is the reduction, so the promise follows the work that was carried
 * out: offered × (as-built baseline ÷ design baseline) (D-109). The discount is a matter of the tender, so the realised
 * MKI is brought back to its work by the same two before it is held against the boundaries. All of them have to be whole, of one
 * set and of one version of its weights, and offered and realised the same work: neither lacks what the other declares
 * (D-104), however little it weighs, for the difference would be what is lacking (D-105). So it is with both baselines. What
 * quantities differ in is what they are there for.
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
  /** what was realised beside what was offered; null where one of them is missing, or of another set */
  readonly work: HeldWork | null;
  /** as `gapPostsOf` counts those of offered and realised; null where it is not known */
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
      // In hundredths, so that a factor such as 1.15 is what it says.
      penaltyEur: Math.round((Math.round(100 * factor) * missedAdvantageEur) / 100),
    },
    obstacle: null,
  };
}

/**
 * What the baselines of both works come to, in euro; null where the work that was carried out has none of its own. Otherwise why
 * the one can't be restated in the other.
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
  // Their totals alone are divided: what one of them leaves out, explained or not, would pass for less work.
  if (unlike !== 0) return 'baselines-unlike';
  // What offered and realised declare, both baselines have to: else what one of them leaves out would pass for less work.
  if (!designWork?.known || designWork.open) return 'baseline-other-work';
  if (!asBuiltWork || !isSameWork(asBuiltWork) || asBuiltWork.lackingPosts > 0) return 'baseline-other-work';
  if (otherOwn !== 0) return 'baseline-other-work';
  return typeof designEur === 'number' && typeof asBuiltEur === 'number' ? { designEur, asBuiltEur } : null;
}

/**
 * How many posts only one of the two has of its own: the bid beside the design baseline, or what was carried out beside the as-built
 * baseline. Where there are none both baselines leave out the same posts. Which posts they are counts and not how many: a post that
 * the as-built baseline lacks would else pass for one that only the bid had, and lower what was promised; and one that it has and
 * that the bid had of its own would lift it. What was offered and not carried out is no post of either.
 */
export function otherOwnPosts({
  offeredOwn,
  realisedOwn,
  realised,
}: {
  readonly offeredOwn: readonly ScopePost[];
  readonly realisedOwn: readonly ScopePost[];
  /** all posts of what was carried out */
  readonly realised: readonly ScopePost[];
}): number {
  const { added, missing } = compareScope(offeredOwn, realisedOwn);
  return added.length + compareScope(missing, realised).matched.length;
}

/** A calculation's MKI in euro, or why it may not be held against the other. */
function wholeMki(
  calculation: BidCalculation | null,
  other: BidCalculation | null,
): number | Exclude<CalculationStanding, 'scored'> {
  const standing = calculationStanding(calculation, { scale: other, work: null });
  if (standing !== 'scored') return standing;
  return calculation?.mki.amount ?? 'incomplete';
}
