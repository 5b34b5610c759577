import type { RecordedAnswer, ReportAward, ReportBid, ReportClaim } from '@milieuspoor/documents';
import {
  asBuiltBaselineType,
  type CalculationType,
  type ClaimPenalty,
  claimPenalty,
  discountLineOf,
  holdingAnswers,
  leavesIndicatorsOut,
  levelAt,
  levelPercentage,
  type NamedCriterion,
  needsWinnerReason,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { bidCalculationOf } from '../../award/bid-calculation-of.ts';
import { awardModelOf, hasAwardModel } from '../../award/model/award-model-of.ts';
import { readBids } from '../../award/read-bids.ts';
import { hasSealedBids } from '../../bids/sealed/seal-of.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import { findActiveCalculation, findCalculation } from '../../calculations/calculations.queries.ts';
import { listScopeAnswers } from '../../calculations/scope/scope-answers.queries.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { findBaselineRow } from '../../tenders/documents/find-baseline.ts';
import { readRecordedAnswers } from '../../tenders/documents/to-recorded-bid.ts';

type Bids = Awaited<ReturnType<typeof readBids>>;
type SeenBid = Extract<Bids[number], { readonly sealed: false }>;

/**
 * Returns the report's statements about the award. A document is passed on to others, so it has no sealed bids, not
 * even for the person who entered them.
 */
export async function describeAward(
  queries: Queries,
  caller: Caller,
  project: ProjectRow,
): Promise<ReportAward | null> {
  if (!hasAwardModel(project)) return null;
  const bids = await readBids(queries, caller, project);
  if (bids.length === 0) return { state: 'no-bids' };
  const seen = bids.flatMap((bid) => (bid.sealed ? [] : [bid]));
  if (hasSealedBids(project)) return { state: 'sealed' };
  const winner = seen.find(({ row }) => row?.active);
  const baseline = await findBaselineRow(queries, caller.scope, project);
  const explained = await readRecordedAnswers(queries, baseline, seen);
  return {
    state: 'open',
    bids: seen.map((bid) => toReportBid(bid, project, explained)),
    winnerReason: winner && needsWinnerReason(winner) ? winner.applicant.winnerReason : null,
    claim: winner ? await describeClaim(queries, caller, { project, winner }) : null,
  };
}

function toReportBid(
  {
    applicant,
    row,
    work,
    besideOthers,
    decisions,
    standing,
    mkiEur,
    scoreEur,
    fictionalPriceEur,
    rank,
    tied,
  }: SeenBid,
  { criteria }: ProjectRow,
  explained: readonly RecordedAnswer[],
): ReportBid {
  const { name, quoteEur, criteriaDiscountEur } = applicant;
  const winner = row?.active ?? false;
  return {
    name,
    winner,
    quoteEur,
    criteriaDiscountEur,
    criteria: criteria.map((criterion) => toReportedCriterion(criterion, applicant)),
    declaredEur: (row && bidCalculationOf(row))?.mki.amount ?? null,
    isDecided: decisions.length > 0,
    isUnchecked: standing === 'scored' && !work,
    besideOthers,
    explained: explained
      .filter(({ bidId }) => bidId === applicant.id)
      .map(({ subject, posts }) => ({ subject, posts })),
    rulingReason: applicant.rulingReason,
    standing,
    mkiEur,
    scoreEur,
    fictionalPriceEur,
    rank,
    tied,
  };
}

function toReportedCriterion(
  { id, name, maxDiscountEur, scale }: NamedCriterion,
  { criteriaValues, criteriaMarks }: SeenBid['applicant'],
): ReportBid['criteria'][number] {
  const mark = criteriaMarks[id];
  const level = levelAt(scale, mark?.permille);
  return {
    ...{ name, maxDiscountEur, discountEur: criteriaValues[id] ?? null },
    level:
      mark && level
        ? { percentage: levelPercentage(mark.permille), name: level.name, reason: mark.reason }
        : null,
  };
}

/** Compares the winner's offer with the active calculation of the execution. */
async function describeClaim(
  queries: Queries,
  caller: Caller,
  { project, winner }: { readonly project: ProjectRow; readonly winner: SeenBid },
): Promise<ReportClaim> {
  const findRow = async (type: CalculationType) => {
    const active = await findActiveCalculation(queries, project, type);
    return active && (await findCalculation(queries, caller.scope, active.id));
  };
  const row = await findRow('as-built-optimization');
  const design = await findRow('design-baseline');
  const hasOwn = asBuiltBaselineType(project) === 'as-built-baseline';
  const asBuilt = hasOwn ? await findRow('as-built-baseline') : null;
  const offered = winner.row && bidCalculationOf(winner.row);
  const realised = row && bidCalculationOf(row);
  const line = discountLineOf(awardModelOf(project));
  const held = {
    ...{ offered, realised, work: winner.realised, gapPosts: winner.gapPosts },
    ...{ line, factor: project.penaltyFactor },
    baselines: {
      design: design && bidCalculationOf(design),
      asBuilt: asBuilt && bidCalculationOf(asBuilt),
      designWork: winner.work,
      asBuiltWork: winner.realisedBeside,
      otherOwnPosts: winner.otherOwnPosts,
      unlikePosts: winner.unlikePosts,
    },
  };
  return {
    winner: winner.applicant.name,
    offeredEur: offered?.mki.amount ?? null,
    realisedEur: realised?.mki.amount ?? null,
    explained: {
      offered: await readExplained(queries, winner.row),
      realised: await readExplained(queries, row),
    },
    baselinesExplained: {
      design: await readExplained(queries, design),
      asBuilt: await readExplained(queries, asBuilt),
    },
    beside: { offered: winner.realised, asBuilt: asBuilt && winner.realisedBeside },
    marked: [offered, realised].some((side) => side && leavesIndicatorsOut(side)),
    factor: project.penaltyFactor,
    held: unearned(winner) ?? claimPenalty(held),
  };
}

/** Returns the explanations about what a calculation declares; the comparison itself states which posts it lacks. */
async function readExplained(queries: Queries, row: CalculationRow | null): Promise<ReportBid['explained']> {
  if (!row) return [];
  const answers = holdingAnswers(await listScopeAnswers(queries, row.organisationId, [row.id]));
  return answers
    .filter(({ subject, meaning }) => subject !== 'posts' && meaning === 'not-applicable')
    .map(({ subject, posts }) => ({ subject, posts }));
}

/**
 * Returns the claim without a discount: a bid that was not scored earned none, so it can miss none; and a bid with
 * decisions about gaps offered other work than is carried out.
 */
function unearned({ standing, decisions }: SeenBid): ClaimPenalty | null {
  switch (standing) {
    case 'incomplete':
    case 'not-whole':
    case 'set-aside':
    case 'beyond-baseline':
    case 'other-reference':
    case 'other-set':
    case 'other-weights':
    case 'above-ceiling':
      return { outcome: null, obstacle: standing };
    case 'scored':
      return decisions.length > 0 ? { outcome: null, obstacle: 'gaps-decided' } : null;
    // Neither of these can have won.
    case 'no-calculation':
    case 'withdrawn':
    case 'invalid':
      return null;
  }
}
