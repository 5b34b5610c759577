import type { RecordedAnswer, RecordedBid, RecordedFile, RecordedGap } from '@milieuspoor/documents';
import { decidedGaps } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { bidCalculationOf } from '../../award/bid-calculation-of.ts';
import { listExplained } from '../../award/gaps/read-explained.ts';
import type { StandingBid } from '../../award/to-applicant.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';

/** A bid that its reader may know. */
export type SeenBid = Extract<StandingBid, { readonly sealed: false }>;

/** Returns a bid in the form of the record of the award. */
export function toRecordedBid({ applicant, row, ...bid }: SeenBid): RecordedBid {
  return {
    id: applicant.id,
    name: applicant.name,
    enteredBy: applicant.enteredByName,
    quoteEur: applicant.quoteEur,
    criteriaDiscountEur: applicant.criteriaDiscountEur,
    criteriaValues: applicant.criteriaValues,
    criteriaMarks: applicant.criteriaMarks,
    calculation: row && bidCalculationOf(row),
    unconfirmedWeights: row?.unconfirmedWeights[row.headlineSet] ?? [],
    ruled: ruledOf(applicant),
    standing: bid.standing,
    work: bid.work,
    gaps: toRecordedGaps(bid),
    besideOthers: bid.besideOthers,
    mkiEur: bid.mkiEur,
    scoreEur: bid.scoreEur,
    fictionalPriceEur: bid.fictionalPriceEur,
    rank: bid.rank,
    tied: bid.tied,
  };
}

/** Returns what a bid lacks by kind, with the decisions that still hold. */
function toRecordedGaps({
  work,
  decisions,
  deniedGaps,
}: Pick<SeenBid, 'work' | 'decisions' | 'deniedGaps'>): RecordedGap[] {
  const { filled } = decidedGaps(work, decisions);
  return (work?.shortfalls ?? []).map(({ kind, posts, unvaluedPosts, weightEur }) => {
    const decision = decisions.find((each) => each.kind === kind);
    return {
      ...{ kind, posts, unvaluedPosts, denied: deniedGaps },
      // Where the baseline has no value for any of the posts, nobody knows what they weigh.
      weightEur: unvaluedPosts < posts ? weightEur : null,
      decision: decision
        ? {
            ...{ choice: decision.choice, reason: decision.reason },
            ...{ by: decision.decidedBy, at: decision.decidedAt, filledEur: filled.get(kind) ?? 0 },
          }
        : null,
    };
  });
}

/** Returns the files behind the figures: the baseline's, and that of every bidder who has one. */
export function toRecordedFiles(
  baseline: CalculationRow | null,
  bids: readonly SeenBid[],
): readonly RecordedFile[] {
  const ofBids = bids.flatMap(({ row, applicant }) => (row ? [fileOf(row, applicant)] : []));
  return [...(baseline ? [fileOf(baseline, null)] : []), ...ofBids];
}

function ruledOf({ rulingReason, ruledAt }: SeenBid['applicant']): RecordedBid['ruled'] {
  return rulingReason !== null && ruledAt ? { reason: rulingReason, at: ruledAt } : null;
}

function fileOf(row: CalculationRow, applicant: SeenBid['applicant'] | null): RecordedFile {
  return {
    calculationId: row.id,
    bidder: applicant?.name ?? null,
    bidId: applicant?.id ?? null,
    fileName: row.fileName,
    sha256: row.fileSha256.toString('hex'),
    uploadedAt: row.createdAt,
  };
}

/** Returns the explanations about the baseline and the bids; those about absent posts, compared with the baseline. */
export async function readRecordedAnswers(
  queries: Queries,
  baseline: CalculationRow | null,
  bids: readonly SeenBid[],
): Promise<readonly RecordedAnswer[]> {
  if (!baseline) return [];
  const ofBids = bids.flatMap(({ row }) => row?.id ?? []);
  const { id: baselineId, organisationId } = baseline;
  const calculationIds = [baselineId, ...ofBids];
  const explained = await listExplained(queries, { organisationId, baselineId, calculationIds });
  return explained.map(({ calculationId, subject, posts, answeredBy, answeredAt }) => {
    const bidder = bids.find(({ row }) => row?.id === calculationId)?.applicant ?? null;
    const [of, bidId] = [bidder?.name ?? null, bidder?.id ?? null];
    return { of, bidId, subject, posts, by: answeredBy, at: answeredAt };
  });
}
