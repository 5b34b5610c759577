import type { CalculationType, SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { getRow, listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import {
  builtPairs,
  comparedPairs,
  placesOfPairs,
  type RatioPairs,
  wholeFor,
} from './ratio-pairs.queries.ts';

export interface RatioPostsQuestion extends RatioPairs {
  readonly set: SetCode;
  readonly subGroupId: string;
  /** the spellings under which the unit stands in calculations */
  readonly spellings: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/** A post that a ratio counts. */
export interface RatioPostRow {
  readonly projectId: string;
  readonly projectName: string;
  /** yyyy-mm-dd */
  readonly completed: string;
  readonly calculationId: string;
  readonly calculationType: CalculationType;
  readonly postNumber: string;
  readonly product: string;
  readonly quantity: number;
  /** euro, kg CO2-eq and ton per unit; null where the ratio does not count the post */
  readonly mkiEur: number | null;
  readonly co2Kg: number | null;
  readonly secondaryTon: number | null;
}

/** Counts the posts that a ratio of a sub-group in one unit is of. */
export async function countRatioPosts(queries: Queries, question: RatioPostsQuestion): Promise<number> {
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`${withPosts(question)} SELECT count(*)::int AS count FROM post`,
    'once',
  );
  return count;
}

/** Returns a page of the posts that a ratio is of, the dearest per unit first. */
export async function listRatioPosts(
  queries: Queries,
  question: RatioPostsQuestion,
): Promise<RatioPostRow[]> {
  return listRows(
    queries,
    sql`${withPosts(question)}
      SELECT post.project_id AS "projectId", post.project_name AS "projectName", post.completed,
        post.calculation_id AS "calculationId", post.calculation_type AS "calculationType",
        post.post_number AS "postNumber", post.product, post.quantity, post.mki_eur AS "mkiEur", post.co2_kg AS "co2Kg",
        post.secondary_ton AS "secondaryTon"
      FROM post ORDER BY post.mki_eur DESC NULLS LAST, post.completed DESC, post.calculation_id, post.position
      OFFSET ${question.offset} LIMIT ${question.limit}`,
    'once',
  );
}

/** Returns the posts as the ratios count them (`listRatios`): which set tells the secondary material of which posts. */
function withPosts(question: RatioPostsQuestion) {
  const { organisationId, set, subGroupId, spellings } = question;
  const perUnit = (figure: ReturnType<typeof sql>, counts: ReturnType<typeof sql>) =>
    sql`CASE WHEN ${counts} THEN ${figure} / item.quantity END`;
  const own = (name: string) => sql`sum_of_modules(item.${sql.identifier(`${set}_${name}`)})`;
  const ofSecondary = sql`(CASE ratio.material_set WHEN 'a1' THEN item.a1_mki_eur ELSE item.a2_mki_eur END) IS NOT NULL
    AND ${wholeFor('secondary_ton', 'resources')}`;
  const isStated = sql`${own('mki_eur')} IS NOT NULL`;
  return sql`
    WITH built AS MATERIALIZED (${builtPairs(question)}),
    ${placesOfPairs(question)},
    ratio AS (
      SELECT DISTINCT ON (total.calculation_id, total.product_group_id, total.unit) total.calculation_id,
        total.product_group, total.product_sub_group, total.unit, total.set_code AS material_set
      FROM built JOIN calculation_ratio_total AS total ON total.calculation_id = built.of_side
        AND total.organisation_id = ${organisationId} AND total.work_scope = 'new'
        AND total.product_sub_group_id = ${subGroupId} AND total.unit = ANY(${sql.param(spellings)}::text[])
      ORDER BY total.calculation_id, total.product_group_id, total.unit, total.item_count DESC, total.set_code),
    post AS (
      SELECT found.* FROM (
        SELECT project.id AS project_id, project.name AS project_name,
          project.design_phase_complete_date::text AS completed, calculation.id AS calculation_id,
          calculation.calculation_type, item.position, item.post_number, item.product, item.quantity,
          ${perUnit(own('mki_eur'), wholeFor(`${set}_mki_eur`, 'mki'))} AS mki_eur,
          ${perUnit(own('co2_kg'), sql`${isStated} AND ${wholeFor(`${set}_co2_kg`, 'co2')}`)} AS co2_kg,
          ${perUnit(sql`item.secondary_ton`, ofSecondary)} AS secondary_ton
        FROM ${comparedPairs(question)}
        JOIN ratio ON ratio.calculation_id = built.of_side
        JOIN calculation ON calculation.id = ratio.calculation_id AND calculation.organisation_id = ${organisationId}
        JOIN project ON project.id = built.project_id AND project.organisation_id = ${organisationId}
        JOIN calculation_item AS item ON item.calculation_id = ratio.calculation_id
          AND item.organisation_id = ${organisationId} AND item.product_group = ratio.product_group
          AND item.product_sub_group = ratio.product_sub_group AND item.unit = ratio.unit
          AND item.work_scope = 'new' AND item.quantity > 0
        LEFT JOIN place ON place.baseline_id = built.baseline_id AND place.calculation_id = built.calculation_id
          AND place.sub_group_id = ${subGroupId}
        WHERE project.design_phase_complete_date IS NOT NULL) AS found
      WHERE found.mki_eur IS NOT NULL OR found.co2_kg IS NOT NULL OR found.secondary_ton IS NOT NULL)`;
}
