import type { MaterialMedian } from '@milieuspoor/workbook';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { type ItemSpelling, ownCalculations } from './product-medians.queries.ts';

/** The names of an item with those under which it is counted. */
interface CountedSpelling extends ItemSpelling {
  readonly groupKey: string;
  readonly productKey: string;
  readonly unitKey: string;
}

/**
 * Returns the median of the material of one unit in the organisation's own calculations, ton: for each product group and
 * unit, and for each product in it. Work that was not done, that takes no material, or of which a part is undeclared,
 * has no share in it.
 */
export async function listMaterialMedians(
  queries: Queries,
  organisationId: string,
  spellings: readonly CountedSpelling[],
): Promise<MaterialMedian[]> {
  const column = (name: keyof CountedSpelling) =>
    sql`${sql.param(spellings.map((spelling) => spelling[name]))}::text[]`;
  const material = sql`(item.primary_ton + item.secondary_ton + item.biobased_ton)`;
  return listRows(
    queries,
    sql`
      WITH known AS (
        SELECT * FROM unnest(${column('productGroup')}, ${column('product')}, ${column('unit')},
          ${column('groupKey')}, ${column('productKey')}, ${column('unitKey')})
          AS known(product_group, product, unit, group_key, product_key, unit_key)
      ), own AS (
        SELECT item.product_group, item.product, item.unit, ${material} / item.quantity AS ton
        FROM ${ownCalculations(organisationId)} AND item.quantity > 0 AND ${material} > 0
      )
      SELECT known.group_key AS "productGroup", known.product_key AS "product", known.unit_key AS "unit",
        count(*)::int AS "items", percentile_cont(0.5) WITHIN GROUP (ORDER BY own.ton) AS "ton"
      FROM own JOIN known USING (product_group, product, unit)
      GROUP BY GROUPING SETS ((known.group_key, known.unit_key), (known.group_key, known.product_key, known.unit_key))`,
  );
}
