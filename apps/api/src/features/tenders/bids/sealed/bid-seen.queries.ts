import type { BidReader } from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';

/** The condition that a bid is not sealed for somebody: `isSealed` of the domain, asked of the rows. */
export function bidSeen(applicantId: SQL, { accountId, isProvider }: BidReader): SQL {
  if (isProvider) return sql`true`;
  return sql`EXISTS (
    SELECT FROM applicant AS bid JOIN project AS tender ON tender.id = bid.project_id
    WHERE bid.id = ${applicantId} AND (tender.bids_opened_at IS NOT NULL OR bid.entered_by = ${accountId}))`;
}
