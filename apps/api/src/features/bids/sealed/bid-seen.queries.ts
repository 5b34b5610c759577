import type { BidReader } from '@milieuspoor/domain';
import { type SQL, sql } from '../../../database/sql.ts';

/**
 * Returns the condition that a tender is sealed: `areBidsSealed` of the domain, as SQL about the rows of `project`
 * under this name.
 */
export function tenderSealed(tender: SQL): SQL {
  return sql`(${tender}.seals_bids AND ${tender}.bids_opened_at IS NULL)`;
}

/** Returns the condition that a bid is not sealed for somebody: `isSealed` of the domain, as SQL about the rows. */
export function bidSeen(applicantId: SQL, { accountId }: BidReader): SQL {
  return sql`EXISTS (
    SELECT FROM applicant AS bid JOIN project AS tender ON tender.id = bid.project_id
    WHERE bid.id = ${applicantId} AND (NOT ${tenderSealed(sql`tender`)} OR bid.entered_by = ${accountId}))`;
}
