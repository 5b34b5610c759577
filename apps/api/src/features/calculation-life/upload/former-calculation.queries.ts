import {
  type ComparedTotal,
  perModuleFigures,
  RESOURCE_KEYS,
  type SetCode,
  type TotalLevel,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { getRow, listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import { RESOURCE_COLUMNS } from '../../calculations/figures/calculation-columns.ts';
import type { FormerCalculation } from '../../calculations/figures/stored-calculation.ts';
import type { StoredTotal } from '../../calculations/stored-totals.queries.ts';

type TotalRow = StoredTotal & { level: TotalLevel; name: string };

/** Returns a stored calculation as the former side of a comparison in one of its sets. */
export async function readFormerCalculation(
  queries: Queries,
  calculation: Pick<CalculationRow, 'id' | 'organisationId' | 'weightsVersions'>,
  set: SetCode,
): Promise<FormerCalculation> {
  const totals = await listTotals(queries, calculation, set);
  const whole = totals.find(({ level }) => level === 'calculation');
  if (!whole) throw new Error('A calculation has a total in the set of its headline figure');
  return {
    set,
    weightsVersion: calculation.weightsVersions[set],
    total: perModuleFigures(whole),
    groups: totals
      .filter(({ level }) => level === 'product_group')
      .map((group) => ({ name: group.name, ...perModuleFigures(group) })),
    itemsJson: await readItemsJson(queries, calculation, set),
  };
}

/** Returns the total of a stored calculation in a set; null where it does not state the set. */
export async function readComparedTotal(
  queries: Queries,
  calculation: { readonly id: string; readonly organisationId: string },
  set: SetCode,
): Promise<ComparedTotal | null> {
  const whole = (await listTotals(queries, calculation, set)).find(({ level }) => level === 'calculation');
  return whole ? perModuleFigures(whole) : null;
}

/** Returns the totals of a calculation and its product groups in a set. */
async function listTotals(
  queries: Queries,
  calculation: { readonly id: string; readonly organisationId: string },
  set: SetCode,
): Promise<TotalRow[]> {
  const column = (name: string) => sql.identifier(`${set}_${name}`);
  return listRows<TotalRow>(
    queries,
    sql`
      SELECT level, name, ${column('mki_eur')} AS "mkiEur", ${column('co2_kg')} AS "co2Kg",
        ${column('items')} AS "itemCount", ${column('items_undeclared')} AS "itemsUndeclared",
        ${column('items_without_co2')} AS "itemsWithoutCo2"
      FROM calculation_total
      WHERE calculation_id = ${calculation.id} AND organisation_id = ${calculation.organisationId}
        AND level IN ('calculation', 'product_group')
        AND ${column('mki_eur')} IS NOT NULL AND ${column('co2_kg')} IS NOT NULL`,
  );
}

/** Returns the items with the field names of the domain. JSON preserves every digit of a number. */
async function readItemsJson(
  queries: Queries,
  calculation: { readonly id: string; readonly organisationId: string },
  set: SetCode,
): Promise<string> {
  const resources = sql.join(
    RESOURCE_KEYS.map((key) => sql`${sql.raw(`'${key}'`)}, ${sql.identifier(RESOURCE_COLUMNS[key])}`),
    sql`, `,
  );
  const { items } = await getRow<{ items: string }>(
    queries,
    sql`
      SELECT coalesce(json_agg(json_build_object(
        'position', position, 'postNumber', post_number, 'productGroup', product_group, 'productSubGroup', product_sub_group,
        'product', product, 'unit', unit, 'quantity', quantity, 'rawCode', raw_code,
        'nmdCategory', nmd_category, 'workScope', work_scope,
        'mkiEur', ${sql.identifier(`${set}_mki_eur`)}, 'co2Kg', ${sql.identifier(`${set}_co2_kg`)},
        'declared', ${sql.identifier(`${set}_declared`)},
        'incomplete', ${sql.identifier(`${set}_undeclared`)} <> '',
        'resources', json_build_object(${resources})
      ) ORDER BY position), '[]')::text AS items
      FROM calculation_item
      WHERE calculation_id = ${calculation.id} AND organisation_id = ${calculation.organisationId}
        AND ${sql.identifier(`${set}_mki_eur`)} IS NOT NULL`,
  );
  return items;
}
