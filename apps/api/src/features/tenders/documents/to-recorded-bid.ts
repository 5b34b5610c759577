import type { RecordedBid, RecordedFile } from '@milieuspoor/documents';
import type { CalculationRow } from '../../calculations/calculations.queries.ts';
import { bidCalculationOf } from '../bids/bid-calculation-of.ts';
import type { StandingBid } from '../bids/to-applicant.ts';

/** A bid that its reader may know. */
export type SeenBid = Extract<StandingBid, { readonly sealed: false }>;

/** A bid as the record of the award states it. */
export function toRecordedBid({ applicant, row, ...bid }: SeenBid): RecordedBid {
  return {
    id: applicant.id,
    name: applicant.name,
    enteredBy: applicant.enteredByName,
    quoteEur: applicant.quoteEur,
    criteriaDiscountEur: applicant.criteriaDiscountEur,
    criteriaValues: applicant.criteriaValues,
    calculation: row && bidCalculationOf(row),
    unconfirmedWeights: row?.unconfirmedWeights[row.headlineSet] ?? [],
    standing: bid.standing,
    mkiEur: bid.mkiEur,
    scoreEur: bid.scoreEur,
    fictionalPriceEur: bid.fictionalPriceEur,
    rank: bid.rank,
    tied: bid.tied,
  };
}

/** The files behind the figures: the baseline's, and that of every bidder who has one. */
export function toRecordedFiles(
  baseline: CalculationRow | null,
  bids: readonly SeenBid[],
): readonly RecordedFile[] {
  const ofBids = bids.flatMap(({ row, applicant }) => (row ? [fileOf(row, applicant.name)] : []));
  return [...(baseline ? [fileOf(baseline, null)] : []), ...ofBids];
}

function fileOf(row: CalculationRow, bidder: string | null): RecordedFile {
  return {
    calculationId: row.id,
    bidder,
    fileName: row.fileName,
    sha256: row.fileSha256.toString('hex'),
    uploadedAt: row.createdAt,
  };
}
