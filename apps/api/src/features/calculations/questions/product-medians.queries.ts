import type { SetCode } from '@milieuspoor/domain';
import type { ProductMedian } from '@milieuspoor/workbook';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** A product and the unit in which it is measured, as a calculation writes them or as they are counted. */
export interface MeasuredProduct {
  readonly product: string;
  readonly unit: string;
}

/** A product and its unit as some calculation writes them, with those under which they are counted. */
export interface ProductSpelling {
  readonly written: MeasuredProduct;
  readonly counted: MeasuredProduct;
}

/** Bidders' calculations are not an organisation's own. */
export const ownCalculations = (organisationId: string) => sql`
  calculation JOIN calculation_item AS item ON item.calculation_id = calculation.id
  WHERE calculation.organisation_id = ${organisationId} AND item.organisation_id = ${organisationId}
    AND calculation.deleted_at IS NULL AND calculation.calculation_type <> 'applicant'`;

/** Returns the products of the organisation's own calculations with their units, each spelling of the two once. */
export async function listMeasuredProducts(
  queries: Queries,
  organisationId: string,
): Promise<MeasuredProduct[]> {
  return listRows(
    queries,
    sql`SELECT DISTINCT item.product, item.unit FROM ${ownCalculations(organisationId)}`,
  );
}

/**
 * Returns what products cost in the organisation's own calculations, euro: the median of an item, and of one unit of
 * it, for each unit of measurement, over all spellings of a product and of its unit. Work that was not done has no
 * cost.
 */
export async function listProductMedians(
  queries: Queries,
  organisationId: string,
  set: SetCode,
  spellings: readonly ProductSpelling[],
): Promise<ProductMedian[]> {
  const amount = sql`sum_of_modules(item.${sql.identifier(`${set}_mki_eur`)})`;
  const listed = (of: keyof ProductSpelling, name: keyof MeasuredProduct) =>
    sql`${sql.param(spellings.map((spelling) => spelling[of][name]))}::text[]`;
  return listRows(
    queries,
    sql`
      WITH known AS (
        SELECT * FROM unnest(${listed('written', 'product')}, ${listed('written', 'unit')},
          ${listed('counted', 'product')}, ${listed('counted', 'unit')}
        ) AS known(written_product, written_unit, product, unit)
      ), cost AS (
        SELECT item.product, item.unit, item.quantity, ${amount} AS amount
        FROM ${ownCalculations(organisationId)}
          AND item.product = ANY(${listed('written', 'product')}) AND item.quantity > 0 AND ${amount} IS NOT NULL
      )
      SELECT known.product, known.unit,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY cost.amount) AS "itemEur",
        percentile_cont(0.5) WITHIN GROUP (ORDER BY cost.amount / cost.quantity) AS "unitEur"
      FROM cost JOIN known ON known.written_product = cost.product AND known.written_unit = cost.unit
      GROUP BY known.product, known.unit`,
  );
}
