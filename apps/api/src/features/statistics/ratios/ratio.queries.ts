import type { RatioSide, SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { type SQL, sql } from '../../../database/sql.ts';
import { EVERY_PAIR, type PairFilter } from '../chosen-calculations.queries.ts';
import { builtPairs, comparedPairs, placesOfPairs, wholeFor } from './ratio-pairs.queries.ts';

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
  /** projects with such work, whether or not the figures include them */
  readonly of: number;
  readonly units: number | null;
}

/** New work of a product sub-group in one unit, however written, on one side of the completed pairs. */
export interface RatioRow {
  /** null where the pairs are added up */
  readonly calculationId: string | null;
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
  readonly side: RatioSide;
  readonly productGroupId: string | null;
  readonly filter: PairFilter;
  /** for each spelling of a unit, the one under which it is counted */
  readonly units: ReadonlyMap<string, string>;
  /** whether each pair has rows of its own, which are added up by default */
  readonly eachPair?: boolean;
}

/**
 * Returns the spellings of units in the new work of the organisation's completed projects, whatever set it states.
 */
export async function listRatioUnits(
  queries: Queries,
  { organisationId, side }: Pick<RatioQuestion, 'organisationId' | 'side'>,
): Promise<string[]> {
  const rows = await listRows<{ unit: string }>(
    queries,
    sql`
      SELECT DISTINCT ratio.unit FROM (${builtPairs({ organisationId, side, filter: EVERY_PAIR })}) AS built
      JOIN calculation_ratio_total AS ratio ON ratio.calculation_id = built.of_side
        AND ratio.organisation_id = ${organisationId} AND ratio.work_scope = 'new'`,
    'once',
  );
  return rows.map(({ unit }) => unit);
}

/**
 * Returns the sums of the stored totals per sub-group and unit over the organisation's completed projects. Secondary
 * material does not depend on the set (D-111): of the totals that a calculation has in each set, it takes the one with the
 * most items, whatever set is asked.
 */
export async function listRatios(queries: Queries, question: RatioQuestion): Promise<RatioRow[]> {
  const { organisationId, set, productGroupId, eachPair = false } = question;
  // A spelling that came in after the others were read is a unit of its own until the next answer.
  const unit = sql`coalesce(known.unit, ratio.unit)`;
  const ofMki = sql`ratio.in_set AND ${wholeFor(`${set}_mki_eur`, 'mki')}`;
  const ofCo2 = sql`ratio.in_set AND ${wholeFor(`${set}_co2_kg`, 'co2')}`;
  const ofSecondary = sql`ratio.once AND ${wholeFor('secondary_ton', 'resources')}`;
  return listRows(
    queries,
    sql`
      WITH known AS (
        SELECT * FROM unnest(${sql.param([...question.units.keys()])}::text[],
          ${sql.param([...question.units.values()])}::text[]) AS known(spelling, unit)),
      built AS MATERIALIZED (${builtPairs(question)}),
      ${placesOfPairs(question)},
      ratio AS (
        SELECT total.*, total.set_code = ${set} AS in_set,
          row_number() OVER (PARTITION BY total.calculation_id, total.product_group_id, total.product_sub_group_id, total.unit
            ORDER BY total.item_count DESC, total.set_code) = 1 AS once
        FROM built JOIN calculation_ratio_total AS total ON total.calculation_id = built.of_side
          AND total.organisation_id = ${organisationId} AND total.work_scope = 'new'
          AND (${productGroupId}::uuid IS NULL OR total.product_group_id = ${productGroupId}))
      SELECT ${eachPair ? sql`ratio.calculation_id` : sql`NULL`} AS "calculationId",
        ratio.product_sub_group_id AS "productSubGroupId",
        ratio.product_sub_group AS "productSubGroup", ratio.product_group_id AS "productGroupId",
        ratio.product_group AS "productGroup", ${unit} AS unit,
        (count(DISTINCT ratio.calculation_id) FILTER (WHERE ratio.in_set))::int AS projects,
        coalesce(sum(ratio.item_count) FILTER (WHERE ratio.in_set), 0)::int AS items,
        coalesce(bool_or(node.${sql.identifier(`${set}_items_undeclared`)} > 0 OR place.mki_apart)
          FILTER (WHERE ${ofMki}), false) AS "mkiIncomplete",
        coalesce(bool_or(place.co2_apart) FILTER (WHERE ${ofCo2}), false) AS "co2Incomplete",
        ${figures('units', 'units', sql`ratio.in_set`, sql`ratio.in_set`)} AS units,
        ${figures('mki_eur', 'mki_eur_per_unit', ofMki, sql`ratio.in_set`)} AS "mkiEur",
        ${figures('co2_kg', 'co2_kg_per_unit', ofCo2, sql`ratio.in_set`)} AS "co2Kg",
        ${figures('secondary_ton', 'secondary_ton_per_unit', ofSecondary, sql`ratio.once`)} AS "secondaryTon"
      FROM ${comparedPairs(question)}
      JOIN ratio ON ratio.calculation_id = built.of_side
      JOIN calculation_total AS node ON node.calculation_id = ratio.calculation_id
        AND node.organisation_id = ratio.organisation_id
        AND node.level = 'product_sub_group' AND node.node_id = ratio.product_sub_group_id
        AND node.parent_id = ratio.product_group_id
      LEFT JOIN place ON place.baseline_id = built.baseline_id AND place.calculation_id = built.calculation_id
        AND place.sub_group_id = ratio.product_sub_group_id
      LEFT JOIN known ON known.spelling = ratio.unit
      GROUP BY ratio.product_sub_group_id, ratio.product_sub_group, ratio.product_group_id,
        ratio.product_group, ${unit}${eachPair ? sql`, ratio.calculation_id` : sql``}
      -- Work that states another set alone is here for its material; where that cannot be compared, nothing is told of it.
      HAVING bool_or(ratio.in_set) OR bool_or(${ofSecondary})`,
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
      FROM (${builtPairs({ organisationId, side: 'optimization', filter: EVERY_PAIR })}) AS built
      JOIN calculation_ratio_total AS ratio ON ratio.calculation_id = built.of_side
        AND ratio.organisation_id = ${organisationId} AND ratio.work_scope = 'new'`,
    'once',
  );
}

/** Returns the sub-groups and spellings of units in which an organisation has ratios, on either side, whatever set they state. */
export async function listOwnRatioCells(
  queries: Queries,
  { organisationId, productGroupId }: Pick<RatioQuestion, 'organisationId' | 'productGroupId'>,
): Promise<{ subGroupId: string; unit: string }[]> {
  return listRows(
    queries,
    sql`
      SELECT DISTINCT ratio.product_sub_group_id AS "subGroupId", ratio.unit
      FROM (${builtPairs({ organisationId, side: 'optimization', filter: EVERY_PAIR })}) AS built
      JOIN calculation_ratio_total AS ratio ON ratio.calculation_id IN (built.baseline_id, built.calculation_id)
        AND ratio.organisation_id = ${organisationId} AND ratio.work_scope = 'new'
        AND (${productGroupId}::uuid IS NULL OR ratio.product_group_id = ${productGroupId})`,
    'once',
  );
}

function figures(sumColumn: string, extremesColumn: string, condition: SQL, isWork: SQL): SQL {
  const column = (name: string) => sql`ratio.${sql.identifier(name)}`;
  const compared = sql`FILTER (WHERE ${condition})`;
  return sql`json_build_object('min', min(${column(`${extremesColumn}_min`)}) ${compared},
    'max', max(${column(`${extremesColumn}_max`)}) ${compared}, 'sum', sum(${column(sumColumn)}) ${compared},
    'projects', count(DISTINCT ratio.calculation_id) ${compared}, 'items', sum(ratio.item_count) ${compared},
    'units', sum(ratio.units) ${compared},
    'of', count(DISTINCT ratio.calculation_id) FILTER (WHERE ${isWork}))`;
}
