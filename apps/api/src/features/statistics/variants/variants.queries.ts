import type { BidReader, CalculationType, ContractType, SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { bidSeen } from '../../bids/sealed/bid-seen.queries.ts';
import { WEIGHTS_VERSIONS } from '../../calculations/calculation-row.queries.ts';
import type { WeightsVersions } from '../../calculations/figures/stored-calculation.ts';

export interface VariantRow {
  readonly id: string;
  readonly name: string;
  readonly calculationType: CalculationType;
  readonly active: boolean;
  readonly sets: readonly SetCode[];
  readonly headlineSet: SetCode;
  readonly weightsVersions: WeightsVersions;
  /** '' for a calculation of the organisation itself */
  readonly applicantName: string;
  readonly projectId: string;
  readonly contractType: ContractType;
  readonly awardCriteria: boolean | null;
  readonly asbuiltScopeChanged: boolean | null;
}

/** Returns those of the calculations that the organisation has, and that belong to the project when one is named. */
export async function listVariants(
  queries: Queries,
  {
    organisationId,
    projectId,
    calculationIds,
    reader,
  }: {
    readonly organisationId: string;
    readonly projectId: string | null;
    readonly calculationIds: readonly string[];
    /** the reader; null for a viewer, who sees no bidder's */
    readonly reader: BidReader | null;
  },
): Promise<VariantRow[]> {
  return listRows(
    queries,
    sql`
      SELECT calculation.id, calculation.name, calculation_type AS "calculationType", calculation.active, sets,
        headline_set AS "headlineSet", ${WEIGHTS_VERSIONS} AS "weightsVersions",
        coalesce((
          SELECT applicant.name FROM applicant WHERE applicant.id = calculation.applicant_id
            AND applicant.organisation_id = calculation.organisation_id), '') AS "applicantName",
        project_id AS "projectId", contract_type AS "contractType", award_criteria AS "awardCriteria",
        asbuilt_scope_changed AS "asbuiltScopeChanged"
      FROM calculation JOIN project ON project.id = calculation.project_id
        AND project.organisation_id = calculation.organisation_id
      WHERE calculation.organisation_id = ${organisationId} AND calculation.id = ANY(${sql.param(calculationIds)}::uuid[])
        AND (applicant_id IS NULL OR ${reader ? bidSeen(sql`applicant_id`, reader) : sql`false`})
        AND calculation.deleted_at IS NULL AND (${projectId}::uuid IS NULL OR project_id = ${projectId})`,
    'once',
  );
}
