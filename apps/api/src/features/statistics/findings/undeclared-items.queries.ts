import {
  isPartGoal,
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  resourcesOfGoal,
  type SeriesName,
  type SetCode,
  type UndeclaredQuantity,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { type SQL, sql } from '../../../database/sql.ts';
import { RESOURCE_COLUMNS } from '../../calculations/figures/calculation-columns.ts';
import { chosenCalculations, type StatisticSource } from '../chosen-calculations.queries.ts';

export interface UndeclaredItemsQuestion {
  readonly organisationId: string;
  readonly source: StatisticSource;
  readonly set: SetCode;
  /** null for both */
  readonly side: SeriesName | null;
  readonly quantity: UndeclaredQuantity;
  readonly module: LifeCycleModule | null;
  readonly productGroupId: string | null;
  readonly productSubGroupId: string | null;
  readonly listMax: number;
}

export interface UndeclaredItemRow {
  readonly calculationId: string;
  readonly side: SeriesName;
  readonly postNumber: string;
  readonly product: string;
  readonly productGroup: string;
  /** codes separated by blanks; null where they were not stored */
  readonly missing: string | null;
  /** of all of them, listed or not */
  readonly count: number;
}

/** Returns the items of the chosen calculations that leave the quantity undeclared, in the order of their workbooks. */
export async function listUndeclaredItemRows(
  queries: Queries,
  question: UndeclaredItemsQuestion,
): Promise<UndeclaredItemRow[]> {
  const { organisationId, source, set, side, productGroupId, productSubGroupId, listMax } = question;
  return listRows(
    queries,
    sql`
      WITH chosen AS MATERIALIZED (${chosenCalculations(organisationId, source, set)})
      SELECT chosen.calculation_id AS "calculationId", chosen.series AS side,
        item.post_number AS "postNumber", item.product, item.product_group AS "productGroup",
        ${missingOf(question)} AS missing, (count(*) OVER ())::int AS count
      FROM chosen
      JOIN calculation_item AS item ON item.calculation_id = chosen.calculation_id
        AND item.organisation_id = ${organisationId}
      WHERE (${side}::text IS NULL OR chosen.series = ${side}) AND ${undeclaredIn(question)}
        AND (${productGroupId}::uuid IS NULL OR item.product_group = (
          SELECT name FROM calculation_total AS node WHERE node.calculation_id = item.calculation_id
            AND node.organisation_id = item.organisation_id AND node.level = 'product_group' AND node.node_id = ${productGroupId}))
        AND (${productSubGroupId}::uuid IS NULL OR EXISTS (
          SELECT FROM calculation_total AS node
          JOIN calculation_total AS parent ON parent.calculation_id = node.calculation_id
            AND parent.organisation_id = node.organisation_id
            AND parent.level = 'product_group' AND parent.node_id = node.parent_id
          WHERE node.calculation_id = item.calculation_id AND node.organisation_id = item.organisation_id
            AND node.level = 'product_sub_group'
            AND node.node_id = ${productSubGroupId} AND node.name = item.product_sub_group
            AND parent.name = item.product_group))
      ORDER BY chosen.project_name, chosen.project_id, chosen.calculation_id, item.position
      LIMIT ${listMax}`,
  );
}

/** Returns the condition that an item leaves the quantity undeclared; outside the set there is nothing to declare. */
function undeclaredIn({ quantity, set, module }: UndeclaredItemsQuestion): SQL {
  const column = (name: string) => sql`item.${sql.identifier(`${set}_${name}`)}`;
  const inSet = sql`chosen.in_set AND ${column('mki_eur')} IS NOT NULL`;
  const place = module && sql.raw(String(LIFE_CYCLE_MODULES.indexOf(module) + 1));
  switch (quantity) {
    case 'mki':
      return place
        ? sql`${inSet} AND ${column('mki_eur')}[${place}] IS NULL`
        : sql`${inSet} AND ${column('undeclared')} <> ''`;
    case 'co2':
      return place
        ? sql`${inSet} AND (${column('co2_kg')} IS NULL OR ${column('co2_kg')}[${place}] IS NULL)`
        : sql`${inSet} AND ${column('co2_kg')} IS NULL`;
    default: {
      const keys = isPartGoal(quantity) ? resourcesOfGoal(quantity) : [quantity];
      const columns = keys.map((key) => sql`item.${sql.identifier(RESOURCE_COLUMNS[key])}`);
      return sql`num_nulls(${sql.join(columns, sql`, `)}) > 0`;
    }
  }
}

function missingOf({ quantity, set, module }: UndeclaredItemsQuestion): SQL {
  return quantity === 'mki' && module === null
    ? sql`item.${sql.identifier(`${set}_undeclared`)}`
    : sql`NULL::text`;
}
