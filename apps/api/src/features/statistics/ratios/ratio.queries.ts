import type { SeriesName, SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { type SQL, sql } from '../../../database/sql.ts';
import { EVERY_PAIR, matches, type PairFilter } from '../chosen-calculations.queries.ts';
import { scopeOfPair } from '../scope-of-pair.queries.ts';

/**
 * Lowest and highest per unit of single items, and the sum of all, over the projects whose baseline and optimisation
 * are whole for the figure and the same work; null where there are none.
 */
export interface RatioFigures {
  readonly min: number | null;
  readonly max: number | null;
  readonly sum: number | null;
  /** number of these projects, of their items and of the units of those */
  readonly projects: number;
  readonly items: number | null;
  readonly units: number | null;
}

/** New work of a product sub-group in one unit, however written, on one side of the completed pairs. */
export interface RatioRow {
  readonly productSubGroupId: string;
  readonly productSubGroup: string;
  readonly productGroupId: string;
  readonly productGroup: string;
  readonly unit: string;
  /** number of projects with such work, whether or not a figure includes them */
  readonly projects: number;
  readonly items: number;
  /**
   * whether an item of the sub-group leaves an indicator undeclared, or what the other side has, in the projects of
   * `mkiEur`
   */
  readonly mkiIncomplete: boolean;
  /** whether an item leaves CO2 undeclared that the other side has, in the projects of `co2Kg` */
  readonly co2Incomplete: boolean;
  readonly units: RatioFigures;
  readonly mkiEur: RatioFigures;
  readonly co2Kg: RatioFigures;
  readonly secondaryTon: RatioFigures;
}

interface RatioQuestion {
  readonly organisationId: string;
  readonly set: SetCode;
  /** the calculations of the pairs whose work it is */
  readonly side: SeriesName;
  readonly productGroupId: string | null;
  readonly filter: PairFilter;
  /** for each spelling of a unit, the one under which it is counted */
  readonly units: ReadonlyMap<string, string>;
}

/** Returns the spellings of units in the new work of the organisation's completed projects. */
export async function listRatioUnits(
  queries: Queries,
  { organisationId, set, side }: Pick<RatioQuestion, 'organisationId' | 'set' | 'side'>,
): Promise<string[]> {
  const rows = await listRows<{ unit: string }>(
    queries,
    sql`
      SELECT DISTINCT ratio.unit FROM (${optimizations(organisationId, EVERY_PAIR)}) AS built
      JOIN calculation_ratio_total AS ratio ON ratio.calculation_id = ${ofSide(side)}
        AND ratio.organisation_id = ${organisationId} AND ratio.set_code = ${set} AND ratio.work_scope = 'new'`,
    'once',
  );
  return rows.map(({ unit }) => unit);
}

/** Returns the sums of the stored totals per sub-group and unit over the organisation's completed projects. */
export async function listRatios(queries: Queries, question: RatioQuestion): Promise<RatioRow[]> {
  // A spelling that came in after the others were read is a unit of its own until the next answer.
  const unit = sql`coalesce(known.unit, ratio.unit)`;
  return listRows(
    queries,
    sql`
      WITH known AS (
        SELECT * FROM unnest(${sql.param([...question.units.keys()])}::text[],
          ${sql.param([...question.units.values()])}::text[]) AS known(spelling, unit)),
      built AS MATERIALIZED (${optimizations(question.organisationId, question.filter)}),
      -- What is a note beside a whole project may be most of a sub-group, and one beside a sub-group most of a product in it,
      -- whose items may be the lowest.
      lack AS (
        SELECT built.baseline_id, built.calculation_id, node.level, node.node_id,
          CASE node.side WHEN 'baseline' THEN built.baseline_id ELSE built.calculation_id END AS of_calculation,
          node.mki_posts > 0 AS mki_lacks, node.co2_posts > 0 AS co2_lacks
        FROM built JOIN pair_scope_node AS node ON node.baseline_id = built.baseline_id
          AND node.optimization_id = built.calculation_id AND node.set_code = ${question.set}
          AND node.organisation_id = ${question.organisationId}
        WHERE node.mki_posts > 0 OR node.co2_posts > 0),
      place AS (
        SELECT baseline_id, calculation_id, sub_group_id, bool_or(NOT is_product AND mki_lacks) AS mki_open,
          bool_or(NOT is_product AND co2_lacks) AS co2_open, bool_or(is_product AND mki_lacks) AS mki_apart,
          bool_or(is_product AND co2_lacks) AS co2_apart
        FROM (
          SELECT lack.*, lack.node_id AS sub_group_id, false AS is_product FROM lack
          WHERE lack.level = 'product_sub_group'
          UNION ALL
          SELECT lack.*, product.parent_id, true FROM lack JOIN calculation_total AS product
            ON product.calculation_id = lack.of_calculation
            AND product.organisation_id = ${question.organisationId} AND product.level = 'product'
            AND product.node_id = lack.node_id
          WHERE lack.level = 'product') AS placed
        GROUP BY baseline_id, calculation_id, sub_group_id)
      SELECT ratio.product_sub_group_id AS "productSubGroupId",
        ratio.product_sub_group AS "productSubGroup", ratio.product_group_id AS "productGroupId",
        ratio.product_group AS "productGroup", ${unit} AS unit,
        count(DISTINCT ratio.calculation_id)::int AS projects,
        sum(ratio.item_count)::int AS items,
        coalesce(bool_or(node.${sql.identifier(`${question.set}_items_undeclared`)} > 0 OR place.mki_apart)
          FILTER (WHERE ${whole(`${question.set}_mki_eur`, 'mki')}), false) AS "mkiIncomplete",
        coalesce(bool_or(place.co2_apart)
          FILTER (WHERE ${whole(`${question.set}_co2_kg`, 'co2')}), false) AS "co2Incomplete",
        ${figures('units', 'units', sql`true`)} AS units,
        ${figures('mki_eur', 'mki_eur_per_unit', whole(`${question.set}_mki_eur`, 'mki'))} AS "mkiEur",
        ${figures('co2_kg', 'co2_kg_per_unit', whole(`${question.set}_co2_kg`, 'co2'))} AS "co2Kg",
        ${figures('secondary_ton', 'secondary_ton_per_unit', whole('secondary_ton', 'resources'))} AS "secondaryTon"
      FROM built JOIN calculation_comparable AS before ON before.calculation_id = built.baseline_id
        AND before.organisation_id = ${question.organisationId}
      JOIN calculation_comparable AS after ON after.calculation_id = built.calculation_id
        AND after.organisation_id = ${question.organisationId}
      JOIN calculation_ratio_total AS ratio ON ratio.calculation_id = ${ofSide(question.side)}
        AND ratio.organisation_id = ${question.organisationId}
        AND ratio.set_code = ${question.set} AND ratio.work_scope = 'new'
        AND (${question.productGroupId}::uuid IS NULL OR ratio.product_group_id = ${question.productGroupId})
      JOIN calculation_total AS node ON node.calculation_id = ratio.calculation_id
        AND node.organisation_id = ratio.organisation_id
        AND node.level = 'product_sub_group' AND node.node_id = ratio.product_sub_group_id
        AND node.parent_id = ratio.product_group_id
      ${scopeOfPair(sql`built.baseline_id`, sql`built.calculation_id`, {
        organisation: sql`${question.organisationId}`,
        set: question.set,
      })}
      LEFT JOIN place ON place.baseline_id = built.baseline_id AND place.calculation_id = built.calculation_id
        AND place.sub_group_id = ratio.product_sub_group_id
      LEFT JOIN known ON known.spelling = ratio.unit
      GROUP BY ratio.product_sub_group_id, ratio.product_sub_group, ratio.product_group_id,
        ratio.product_group, ${unit}`,
    'once',
  );
}

/** Returns the product groups with new work in the organisation's completed projects. */
export async function listRatioGroups(
  queries: Queries,
  organisationId: string,
): Promise<{ uuid: string; name: string }[]> {
  return listRows(
    queries,
    sql`
      SELECT DISTINCT ratio.product_group_id AS uuid, ratio.product_group AS name
      FROM (${optimizations(organisationId, EVERY_PAIR)}) AS built
      JOIN calculation_ratio_total AS ratio ON ratio.calculation_id = built.calculation_id
        AND ratio.organisation_id = ${organisationId} AND ratio.work_scope = 'new'`,
    'once',
  );
}

function ofSide(side: SeriesName): SQL {
  return side === 'baseline' ? sql`built.baseline_id` : sql`built.calculation_id`;
}

/** Returns one calculation for each completed project: the one that was chosen to be built. */
function optimizations(organisationId: string, filter: PairFilter): SQL {
  return sql`
    SELECT pair.optimization_id AS calculation_id, pair.baseline_id
    FROM representative_pair AS pair JOIN project ON project.id = pair.project_id
      AND project.organisation_id = pair.organisation_id
    WHERE pair.organisation_id = ${organisationId} AND ${matches(filter)}`;
}

/**
 * Returns the condition that both sides of the pair are whole for a figure (only then calculation_comparable has it),
 * and the same work, as a whole and in the sub-group. Resources are open in a sub-group only where they are in the
 * whole.
 */
function whole(name: string, quantity: 'mki' | 'co2' | 'resources'): SQL {
  const column = sql.identifier(name);
  const openColumn = sql.identifier(`${quantity}_open`);
  const open =
    quantity === 'resources'
      ? sql`posts.resources_open`
      : sql`(scope.${openColumn} OR coalesce(place.${openColumn}, false))`;
  return sql`before.${column} IS NOT NULL AND after.${column} IS NOT NULL AND NOT ${open}`;
}

function figures(sumColumn: string, extremesColumn: string, condition: SQL): SQL {
  const column = (name: string) => sql`ratio.${sql.identifier(name)}`;
  const compared = sql`FILTER (WHERE ${condition})`;
  return sql`json_build_object('min', min(${column(`${extremesColumn}_min`)}) ${compared},
    'max', max(${column(`${extremesColumn}_max`)}) ${compared}, 'sum', sum(${column(sumColumn)}) ${compared},
    'projects', count(DISTINCT ratio.calculation_id) ${compared}, 'items', sum(ratio.item_count) ${compared},
    'units', sum(ratio.units) ${compared})`;
}
