import type { Applicant } from '@milieuspoor/contract';
import {
  BID_OPEN,
  BID_SEALED,
  type BidScore,
  type BidWork,
  type DeniedGap,
  formatModified,
  type HeldWork,
  type LackingKind,
  type Language,
  leavesIndicatorsOut,
  levelPercentage,
  needsWinnerReason,
  toWire,
  withheld,
} from '@milieuspoor/domain';
import type { ApplicantRow } from '../bids/applicants.queries.ts';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';
import { toCalculation } from '../calculations/to-calculation.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';
import { bidCalculationOf } from './bid-calculation-of.ts';
import type { GapDecisionRow } from './gaps/gap-decisions.queries.ts';
import { filledMkiEur, toDecisions, toGaps } from './gaps/to-bid-gaps.ts';

/** How the realised work compares with the winner's offer, and with the baseline of the work as it was carried out. */
export interface Realised {
  /** for the winner, the realised work beside the offer; each is null if there is nothing to compare */
  readonly realised: HeldWork | null;
  /** posts of both that leave something empty which the other declares, however little it weighs */
  readonly gapPosts: number | null;
  /** the realised work beside its as-built baseline */
  readonly realisedBeside: HeldWork | null;
  /** posts that only the bid or only the realised work has beyond its baseline */
  readonly otherOwnPosts: number | null;
  /** posts that prevent the as-built baseline from being of the same kind of work as the design baseline */
  readonly unlikePosts: number | null;
}

/** A bid with its standing, as far as the reader may know it. */
export type StandingBid = {
  readonly applicant: ApplicantRow;
  readonly rank: number | null;
  readonly tied: boolean;
} & (
  | { readonly sealed: true }
  | ({
      readonly sealed: false;
      readonly row: CalculationRow | null;
      /** its work beside that of the baseline; null if it is not compared with one */
      readonly work: BidWork | null;
      /** the client's decisions about what it lacks that still hold */
      readonly decisions: readonly GapDecisionRow[];
      /** the gaps that its own file declares in its other set */
      readonly deniedGaps: readonly DeniedGap[];
      /** what somebody answered does not apply in it, so that it counts as 0 */
      readonly explained: readonly LackingKind[];
      /** for a scored bid, what it leaves empty that another bid declares */
      readonly besideOthers: readonly LackingKind[];
    } & Realised &
      BidScore)
);

/** Returns what a bid itself states, without its calculation; for a sealed one the name, and who entered it. */
export function toOwnBid(
  { applicant, sealed }: Pick<StandingBid, 'applicant' | 'sealed'>,
  project: ProjectRow,
) {
  return {
    uuid: applicant.id,
    revision: applicant.revision,
    project: applicant.projectId,
    ...toWire(BID_OPEN, applicant),
    entered_by: applicant.enteredByName,
    sealed,
    ...(sealed ? withheld(BID_SEALED) : toWire(BID_SEALED, applicant)),
    upper_boundary: project.mkiUpperBoundaryEur,
    criteria: toBidCriteria({ applicant, sealed }, project),
    award_model_version: project.awardModelVersion,
    ruling: rulingOf(applicant),
    created: formatModified(applicant.createdAt),
    modified: formatModified(applicant.modifiedAt),
  };
}

/** Returns a bidder in the form of the API. */
export function toApplicant(bid: StandingBid, project: ProjectRow, language: Language): Applicant {
  const { applicant, rank, tied } = bid;
  const known = { ...toOwnBid(bid, project), rank, tied };
  if (bid.sealed)
    return {
      ...known,
      mki_value: null,
      filled_mki: null,
      counting_mki: null,
      gaps: [],
      denied_gaps: [],
      decisions: [],
      standing: null,
      work: null,
      explained: [],
      beside_others: [],
      realised_baseline_work: null,
      other_own_posts: null,
      unlike_baseline_posts: null,
      realised_work: null,
      realised_gap_posts: null,
      incomplete: false,
      mki_score: null,
      fictional_quote_price: null,
      active: false,
      winner_reason: null,
      project_calculation: null,
    };
  const calculation = bid.row && bidCalculationOf(bid.row);
  return {
    ...known,
    mki_value: bid.row?.headlineMkiEur ?? null,
    filled_mki: filledMkiEur(bid),
    counting_mki: bid.mkiEur,
    gaps: toGaps(bid.work),
    denied_gaps: [...bid.deniedGaps],
    decisions: toDecisions(bid),
    standing: bid.standing,
    work: bid.work && toWork(bid.work),
    explained: [...bid.explained],
    beside_others: [...bid.besideOthers],
    realised_baseline_work: bid.realisedBeside && toWork(bid.realisedBeside),
    other_own_posts: bid.otherOwnPosts,
    unlike_baseline_posts: bid.unlikePosts,
    realised_work: bid.realised && toWork(bid.realised),
    realised_gap_posts: bid.gapPosts,
    incomplete: calculation !== null && leavesIndicatorsOut(calculation),
    mki_score: bid.scoreEur,
    fictional_quote_price: bid.fictionalPriceEur,
    active: bid.row?.active ?? false,
    // A winner that a correction put first needs no explanation any more (docs/decisions/0046).
    winner_reason: needsWinnerReason(bid) ? applicant.winnerReason : null,
    project_calculation: bid.row && toCalculation(bid.row, language),
  };
}

/** Returns what a bid was given on each criterion of the project; for a sealed one only the criteria. */
export function toBidCriteria(
  { applicant, sealed }: Pick<StandingBid, 'applicant' | 'sealed'>,
  { criteria }: Pick<ProjectRow, 'criteria'>,
): Applicant['criteria'] {
  return criteria.map(({ id, name, maxDiscountEur }) => {
    const mark = sealed ? undefined : applicant.criteriaMarks[id];
    return {
      uuid: id,
      name,
      value: sealed ? null : (applicant.criteriaValues[id] ?? null),
      level: mark ? levelPercentage(mark.permille) : null,
      reason: mark?.reason ?? null,
      upper_boundary: maxDiscountEur,
    };
  });
}

/** Returns which ruling excludes a bid, and why; this is not secret for a sealed bid, because it contains no amount. */
function rulingOf({ ruling, rulingReason, ruledAt }: ApplicantRow): Applicant['ruling'] {
  if (!ruling || rulingReason === null || ruledAt === null) return null;
  return { as: ruling, reason: rulingReason, since: formatModified(ruledAt) };
}

function toWork({
  known,
  open,
  modules,
  otherModules,
  asked,
  ...posts
}: HeldWork): NonNullable<Applicant['work']> {
  return {
    ...{ known, open, modules: [...modules], asked: [...asked] },
    lacking_posts: posts.lackingPosts,
    missing_posts: posts.missingPosts,
    fewer_posts: posts.fewerPosts,
    added_posts: posts.addedPosts,
    differing_posts: posts.differingPosts,
    other_lacking_posts: posts.otherLackingPosts,
    other_slight_posts: posts.otherSlightPosts,
    other_modules: [...otherModules],
  };
}
