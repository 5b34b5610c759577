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

/** The names by which an item is compared with others, as some calculation writes them. */
export interface ItemSpelling extends MeasuredProduct {
  readonly productGroup: string;
}

/** Returns the groups, products and units of items in the organisation's own calculations, each spelling once. */
export async function listItemSpellings(queries: Queries, organisationId: string): Promise<ItemSpelling[]> {
  return listRows(
    queries,
    sql`SELECT DISTINCT item.product_group AS "productGroup", item.product, item.unit FROM ${ownCalculations(organisationId)}`,
  );
}

/**
 * Returns what products cost in the organisation's own calculations, euro: the median of an item, and of one unit of
 * it, for each unit of measurement, over all spellings of a product and of its unit, each of which is given once. Work that was
 * not done has no cost. Costs are added up once, and only of these products.
 */
export async function listProductMedians(
  queries: Queries,
  organisationId: string,
  set: SetCode,
  spellings: readonly ProductSpelling[],
): Promise<ProductMedian[]> {
  const figures = sql`item.${sql.identifier(`${set}_mki_eur`)}`;
  const listed = (of: keyof ProductSpelling, name: keyof MeasuredProduct) =>
    sql`${sql.param(spellings.map((spelling) => spelling[of][name]))}::text[]`;
  return listRows(
    queries,
    sql`
      WITH known AS (
        SELECT * FROM unnest(${listed('written', 'product')}, ${listed('written', 'unit')},
          ${listed('counted', 'product')}, ${listed('counted', 'unit')}
        ) AS known(written_product, written_unit, product, unit)
      ), own AS (
        SELECT item.product, item.unit, item.quantity, ${figures} AS figures FROM ${ownCalculations(organisationId)}
          AND item.quantity > 0 AND ${figures} IS NOT NULL
      ), cost AS MATERIALIZED (
        SELECT known.product, known.unit, own.quantity, sum_of_modules(own.figures) AS amount
        FROM own JOIN known ON known.written_product = own.product AND known.written_unit = own.unit
      )
      SELECT product, unit, percentile_cont(0.5) WITHIN GROUP (ORDER BY amount) AS "itemEur",
        percentile_cont(0.5) WITHIN GROUP (ORDER BY amount / quantity) AS "unitEur"
      FROM cost WHERE amount IS NOT NULL GROUP BY product, unit`,
  );
}
