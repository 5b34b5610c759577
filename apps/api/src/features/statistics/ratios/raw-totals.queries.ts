import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { chosenCalculations, type StatisticSource } from '../chosen-calculations.queries.ts';

/** The MKI of a RAW code within a product group; null where no item of it states the set. */
export interface RawTotalRow {
  readonly series: string;
  readonly productGroupId: string;
  readonly productGroupName: string;
  readonly rawCode: string;
  readonly mkiEur: number | null;
}

/** Returns the MKI by product group and RAW code of the chosen calculations. */
export async function listRawTotals(
  queries: Queries,
  question: {
    readonly organisationId: string;
    readonly source: StatisticSource;
    readonly set: SetCode;
    readonly productGroupId: string | null;
  },
): Promise<RawTotalRow[]> {
  const { organisationId, source, set, productGroupId } = question;
  return listRows(
    queries,
    sql`
      WITH chosen AS MATERIALIZED (${chosenCalculations(organisationId, source, set)})
      SELECT chosen.series, raw.product_group_id AS "productGroupId",
        raw.product_group AS "productGroupName", raw.raw_code AS "rawCode",
        sum(raw.${sql.identifier(`${set}_mki_eur`)}) FILTER (WHERE chosen.in_set) AS "mkiEur"
      FROM chosen
      JOIN calculation_raw_total AS raw ON raw.calculation_id = chosen.calculation_id
        AND raw.organisation_id = ${organisationId}
        AND (${productGroupId}::uuid IS NULL OR raw.product_group_id = ${productGroupId})
      GROUP BY chosen.series, raw.product_group_id, raw.product_group, raw.raw_code
      ORDER BY raw.raw_code`,
    'once',
  );
}
