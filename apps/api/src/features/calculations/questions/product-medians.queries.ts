import type { SetCode } from '@milieuspoor/domain';
import type { ProductMedian } from '@milieuspoor/workbook';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';

/**
 * What the given products cost in the organisation's own calculations, euro: the median of an item, and of one unit of it,
 * for each unit of measurement. Bidders' calculations are none of its own, and work that was not done has no cost.
 */
export async function listProductMedians(
  queries: Queries,
  organisationId: string,
  set: SetCode,
  products: readonly string[],
): Promise<ProductMedian[]> {
  const amount = sql`sum_of_modules(item.${sql.identifier(`${set}_mki_eur`)})`;
  return listRows(
    queries,
    sql`
      SELECT item.product, item.unit,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY ${amount}) AS "itemEur",
        percentile_cont(0.5) WITHIN GROUP (ORDER BY ${amount} / item.quantity) AS "unitEur"
      FROM calculation JOIN calculation_item AS item ON item.calculation_id = calculation.id
      WHERE calculation.organisation_id = ${organisationId} AND item.organisation_id = ${organisationId}
        AND calculation.deleted_at IS NULL AND calculation.calculation_type <> 'applicant'
        AND item.product = ANY(${sql.param(products)}::text[]) AND item.quantity > 0 AND ${amount} IS NOT NULL
      GROUP BY item.product, item.unit`,
  );
}
