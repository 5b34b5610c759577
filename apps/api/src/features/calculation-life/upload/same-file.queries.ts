import type { BidReader } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { bidSeen } from '../../bids/sealed/bid-seen.queries.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';

/** The largest number of calculations that are named. */
const NAMED_MAX = 5;

export type SameFileRow = Pick<CalculationRow, 'id' | 'name' | 'calculationType' | 'applicantName'>;

/** Returns the newest calculations of a project that have exactly these bytes, of any type, without bids that are sealed. */
export async function listSameFiles(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
  fileSha256: Buffer,
  /** null for one who sees no bids */
  reader: BidReader | null,
): Promise<SameFileRow[]> {
  return listRows(
    queries,
    sql`
      SELECT calculation.id, calculation.name, calculation.calculation_type AS "calculationType",
        applicant.name AS "applicantName"
      FROM calculation LEFT JOIN applicant ON applicant.id = calculation.applicant_id
      WHERE calculation.project_id = ${project.id} AND calculation.organisation_id = ${project.organisationId}
        AND calculation.file_sha256 = ${fileSha256} AND calculation.deleted_at IS NULL
        AND (calculation.applicant_id IS NULL OR ${reader ? bidSeen(sql`calculation.applicant_id`, reader) : sql`false`})
      ORDER BY calculation.created_at DESC, calculation.id LIMIT ${NAMED_MAX}`,
  );
}
