import type { SetCode } from '@milieuspoor/domain';
import type { ProductMedian } from '@milieuspoor/workbook';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** A name of a product in some calculation, with the name under which it is counted. */
export interface ProductSpelling {
  readonly spelling: string;
  readonly product: string;
}

/** Bidders' calculations are not an organisation's own. */
const ownCalculations = (organisationId: string) => sql`
  calculation JOIN calculation_item AS item ON item.calculation_id = calculation.id
  WHERE calculation.organisation_id = ${organisationId} AND item.organisation_id = ${organisationId}
    AND calculation.deleted_at IS NULL AND calculation.calculation_type <> 'applicant'`;

/** Returns the names of products in the organisation's own calculations, each spelling once. */
export async function listProductNames(queries: Queries, organisationId: string): Promise<string[]> {
  const rows = await listRows<{ product: string }>(
    queries,
    sql`SELECT DISTINCT item.product FROM ${ownCalculations(organisationId)}`,
  );
  return rows.map(({ product }) => product);
}

/**
 * Returns what products cost in the organisation's own calculations, euro: the median of an item, and of one unit of
 * it, for each unit of measurement, over all spellings of a product. Work that was not done has no cost.
 */
export async function listProductMedians(
  queries: Queries,
  organisationId: string,
  set: SetCode,
  spellings: readonly ProductSpelling[],
): Promise<ProductMedian[]> {
  const amount = sql`sum_of_modules(item.${sql.identifier(`${set}_mki_eur`)})`;
  const names = spellings.map(({ spelling }) => spelling);
  const products = spellings.map(({ product }) => product);
  return listRows(
    queries,
    sql`
      WITH known AS (
        SELECT * FROM unnest(${sql.param(names)}::text[], ${sql.param(products)}::text[]) AS known(spelling, product)
      ), cost AS (
        SELECT item.product AS spelling, item.unit, item.quantity, ${amount} AS amount
        FROM ${ownCalculations(organisationId)}
          AND item.product = ANY(${sql.param(names)}::text[]) AND item.quantity > 0 AND ${amount} IS NOT NULL
      )
      SELECT known.product, cost.unit,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY cost.amount) AS "itemEur",
        percentile_cont(0.5) WITHIN GROUP (ORDER BY cost.amount / cost.quantity) AS "unitEur"
      FROM cost JOIN known ON known.spelling = cost.spelling
      GROUP BY known.product, cost.unit`,
  );
}
