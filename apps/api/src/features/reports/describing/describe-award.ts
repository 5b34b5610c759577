import type { RecordedAnswer, ReportAward, ReportBid, ReportClaim } from '@milieuspoor/documents';
import {
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
import { hasAwardModel } from '../../award/model/award-model-of.ts';
import { readBids } from '../../award/read-bids.ts';
import { type OpenBid, readClaim } from '../../award/read-claim.ts';
import { hasSealedBids } from '../../bids/sealed/seal-of.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import { listScopeAnswers } from '../../calculations/scope/scope-answers.queries.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { findBaselineRow } from '../../tenders/documents/find-baseline.ts';
import { readRecordedAnswers } from '../../tenders/documents/to-recorded-bid.ts';

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
  }: OpenBid,
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
    rulingReason: applicant.rulingReason ?? whySetAside({ standing, decisions }),
    standing,
    mkiEur,
    scoreEur,
    fictionalPriceEur,
    rank,
    tied,
  };
}

/** Returns why a bid was set aside: the reason of each decision that did, once. */
function whySetAside({ standing, decisions }: Pick<OpenBid, 'standing' | 'decisions'>): string | null {
  if (standing !== 'set-aside') return null;
  const reasons = decisions.filter(({ choice }) => choice === 'set-aside').map(({ reason }) => reason.trim());
  return [...new Set(reasons)].join(' ') || null;
}

function toReportedCriterion(
  { id, name, maxDiscountEur, scale }: NamedCriterion,
  { criteriaValues, criteriaMarks }: OpenBid['applicant'],
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
  { project, winner }: { readonly project: ProjectRow; readonly winner: OpenBid },
): Promise<ReportClaim> {
  const { rows, offered, realised, held } = await readClaim(queries, caller, { project, winner });
  return {
    winner: winner.applicant.name,
    offeredEur: offered?.mki.amount ?? null,
    realisedEur: realised?.mki.amount ?? null,
    explained: {
      offered: await readExplained(queries, winner.row),
      realised: await readExplained(queries, rows.realised),
    },
    baselinesExplained: {
      design: await readExplained(queries, rows.design),
      asBuilt: await readExplained(queries, rows.asBuilt),
    },
    beside: { offered: winner.realised, asBuilt: rows.asBuilt && winner.realisedBeside },
    marked: [offered, realised].some((side) => side && leavesIndicatorsOut(side)),
    factor: project.penaltyFactor,
    held,
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
