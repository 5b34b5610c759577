import { LEAST_SAVING, type NoChanceReason } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { getRow } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { ChanceWork } from './chance-work.queries.ts';
import { type KnownIn, tableOfUnits, tableOfWork } from './known-products.queries.ts';

export interface ChancesQuestion extends KnownIn {
  /** the calculations whose posts are looked at */
  readonly looked: ChanceWork['looked'];
  /** posts for which something better is known, the largest saving first; or the others, the heaviest first */
  readonly proposed: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** What completed work has of the sub-group, unit and kind of a post, in products that declare the same. */
export interface KnownWork {
  readonly posts: number;
  readonly projects: number;
  /** euro of MKI per unit, of single posts */
  readonly lowest: number;
  readonly highest: number;
}

/** The known product that costs least per unit. */
export interface KnownProduct extends Omit<KnownWork, 'projects'> {
  readonly productId: string;
  readonly product: string;
  readonly units: number;
  /** euro and kg CO2-eq over all of its units; null where a post does not declare it, or in other modules */
  readonly mkiEur: number;
  readonly co2Kg: number | null;
  readonly primaryTon: number | null;
  readonly incomplete: boolean;
  /** the places in `built` of the calculations that have it, each as often as it has rows, and the posts of each row */
  readonly places: readonly number[];
  readonly postsOfPlaces: readonly number[];
}

export interface ChancePostRow {
  readonly projectId: string;
  readonly projectName: string;
  readonly calculationId: string;
  readonly postNumber: string;
  readonly product: string;
  readonly productGroup: string;
  readonly productSubGroup: string;
  readonly subGroupId: string;
  readonly unit: string;
  readonly quantity: number;
  readonly workScope: string;
  readonly profile: string;
  readonly weightsVersion: string | null;
  readonly mkiEur: number | null;
  readonly co2Kg: number | null;
  readonly primaryTon: number | null;
  readonly incomplete: boolean;
  /** all posts of the sub-group and unit in completed work, whatever they declare */
  readonly inUnit: number;
  readonly work: KnownWork | null;
  readonly best: KnownProduct | null;
  readonly reason: NoChanceReason | null;
}

export interface ChancesRow {
  /** posts that were looked at */
  readonly posts: number;
  readonly proposed: number;
  /** what the proposals together save, euro of MKI */
  readonly savedEur: number;
  /** proposals of which the post or the product leaves an indicator of its MKI undeclared */
  readonly incomplete: number;
  /** number of posts for each reason that no product is proposed */
  readonly reasons: Readonly<Partial<Record<NoChanceReason, number>>>;
  readonly page: readonly ChancePostRow[];
}

/**
 * Returns a page of the posts, each held against the products of completed work: of the same sub-group, unit and kind of
 * work, valued with the same weights, and with the same modules and core indicators declared
 * (docs/method/chances.md).
 */
export async function findChances(queries: Queries, question: ChancesQuestion): Promise<ChancesRow> {
  const { organisationId, set, units, looked, built, proposed, offset, limit } = question;
  const own = (name: string) => sql.identifier(`${set}_${name}`);
  const key = sql`sub_group_id, unit, weights_version, work_scope, profile`;
  const order = sql`
    CASE WHEN shown.reason IS NULL THEN shown.saved_eur ELSE shown.mki_eur END DESC NULLS LAST, shown.project_id, shown.position`;
  return getRow(
    queries,
    sql`
      WITH ${tableOfUnits(units)}, looked AS (${tableOfWork(looked)}), built AS (${tableOfWork(built)}),
      named AS MATERIALIZED (
        SELECT groups.calculation_id, groups.name AS product_group, sub_groups.name AS product_sub_group,
          sub_groups.node_id AS sub_group_id
        FROM looked JOIN calculation_total AS groups ON groups.calculation_id = looked.calculation_id
          AND groups.organisation_id = ${organisationId} AND groups.level = 'product_group'
        JOIN calculation_total AS sub_groups ON sub_groups.calculation_id = groups.calculation_id
          AND sub_groups.organisation_id = ${organisationId} AND sub_groups.level = 'product_sub_group'
          AND sub_groups.parent_id = groups.node_id),
      -- PostgreSQL expects one row of each of these, and would go through all of one for each row of the other; a full join it can
      -- only hash or sort. What found nothing on its left is left out afterwards: here it would make it another join.
      placed AS MATERIALIZED (
        SELECT item.*, named.sub_group_id
        FROM (
          SELECT looked.project_id, looked.calculation_id, looked.weights_version, item.position, item.product_group,
            item.product_sub_group, item.unit, item.quantity, item.work_scope, item.${own('profile')} AS profile,
            item.${own('mki_total')} AS mki_eur, coalesce(item.${own('undeclared')}, '') <> '' AS incomplete
          FROM looked JOIN calculation_item AS item ON item.calculation_id = looked.calculation_id
            AND item.organisation_id = ${organisationId} AND item.quantity > 0) AS item
        FULL JOIN named ON named.calculation_id = item.calculation_id AND named.product_group = item.product_group
          AND named.product_sub_group = item.product_sub_group),
      post AS (
        SELECT placed.project_id, placed.calculation_id, placed.weights_version, placed.position, placed.sub_group_id,
          coalesce(spelled.unit, placed.unit) AS unit, placed.quantity, placed.work_scope, placed.profile, placed.mki_eur,
          placed.incomplete
        FROM placed LEFT JOIN spelled ON spelled.spelling = placed.unit
        WHERE placed.position IS NOT NULL AND placed.sub_group_id IS NOT NULL),
      -- A product of one project may be in several rows of it: another spelling of the unit, or other modules with CO2.
      product AS MATERIALIZED (
        SELECT known.product_id, known.product_sub_group_id AS sub_group_id, built.weights_version, known.work_scope,
          known.profile, coalesce(spelled.unit, known.unit) AS unit, array_agg(built.place) AS places,
          array_agg(known.posts) AS posts_of_places, sum(known.posts)::int AS posts, bit_or(built.mark) AS marks,
          sum(known.units) AS units, sum(known.mki_eur) AS mki_eur, min(known.mki_eur_per_unit_min) AS lowest,
          max(known.mki_eur_per_unit_max) AS highest,
          CASE WHEN count(known.co2_kg) = count(*) THEN sum(known.co2_kg) END AS co2_kg,
          CASE WHEN min(known.co2_profile) = max(known.co2_profile) THEN min(known.co2_profile) END AS co2_profile,
          CASE WHEN count(known.primary_ton) = count(*) THEN sum(known.primary_ton) END AS primary_ton,
          bool_or(known.incomplete) AS incomplete
        FROM built JOIN calculation_known_product AS known ON known.calculation_id = built.calculation_id
          AND known.organisation_id = ${organisationId} AND known.set_code = ${set}
        LEFT JOIN spelled ON spelled.spelling = known.unit
        -- Below IS TRUE it remains a question that is hashed once.
        WHERE (known.product_sub_group_id IN (SELECT sub_group_id FROM named)) IS TRUE
        GROUP BY 1, 2, 3, 4, 5, 6),
      in_unit AS (
        SELECT sub_group_id, unit, sum(posts)::int AS posts, array_agg(DISTINCT weights_version) AS versions
        FROM product GROUP BY sub_group_id, unit),
      -- What is known of work that declares the same, with the product of it that costs least.
      best AS MATERIALIZED (
        SELECT DISTINCT ON (${key}) product.*, row_number() OVER () AS number, sum(posts) OVER same AS work_posts, bit_or(marks) OVER same AS work_marks,
          min(lowest) OVER same AS work_lowest, max(highest) OVER same AS work_highest
        FROM product WINDOW same AS (PARTITION BY ${key}) ORDER BY ${key}, mki_eur / units, product_id),
      joined AS MATERIALIZED (
        SELECT post.*, coalesce(in_unit.posts, 0) AS in_unit, best.number AS best, best.incomplete AS best_incomplete,
          -- Per unit both may be equal, and the last digits of their sums not.
          post.mki_eur - post.quantity * (best.mki_eur / best.units) AS saved_eur,
          CASE WHEN post.mki_eur IS NULL THEN 'no-figure'
            WHEN (post.sub_group_id IN (SELECT sub_group_id FROM product)) IS NOT TRUE THEN 'nothing-known'
            WHEN in_unit.unit IS NULL THEN 'other-unit'
            WHEN (post.weights_version = ANY(in_unit.versions)) IS NOT TRUE THEN 'other-weights'
            WHEN best.unit IS NULL THEN 'other-profile'
            WHEN post.mki_eur - post.quantity * (best.mki_eur / best.units)
              <= ${LEAST_SAVING}::float8 * greatest(abs(post.mki_eur), abs(post.quantity * (best.mki_eur / best.units)))
              THEN 'none-better' END AS reason
        FROM post
        FULL JOIN in_unit ON in_unit.sub_group_id = post.sub_group_id AND in_unit.unit = post.unit
        FULL JOIN best ON best.sub_group_id = post.sub_group_id AND best.unit = post.unit
          AND best.weights_version = post.weights_version AND best.work_scope = post.work_scope
          AND best.profile = post.profile),
      held AS (SELECT * FROM joined WHERE position IS NOT NULL),
      counted AS (
        SELECT reason, count(*)::int AS posts, coalesce(sum(saved_eur), 0) AS saved_eur,
          count(*) FILTER (WHERE incomplete OR best_incomplete)::int AS incomplete
        FROM held GROUP BY reason),
      shown AS (
        SELECT * FROM held AS shown WHERE (reason IS NULL) = ${proposed} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit})
      SELECT told.*,
        (SELECT coalesce(json_agg(json_build_object('projectId', shown.project_id, 'projectName', project.name,
            'calculationId', shown.calculation_id, 'postNumber', item.post_number, 'product', item.product,
            'productGroup', item.product_group, 'productSubGroup', item.product_sub_group,
            'subGroupId', shown.sub_group_id, 'unit', shown.unit, 'quantity', shown.quantity,
            'workScope', shown.work_scope, 'profile', shown.profile, 'weightsVersion', shown.weights_version,
            'mkiEur', shown.mki_eur, 'co2Kg', sum_of_modules(item.${own('co2_kg')}), 'primaryTon', item.primary_ton,
            'incomplete', shown.incomplete, 'inUnit', shown.in_unit,
            'work', CASE WHEN best.number IS NOT NULL THEN json_build_object('posts', best.work_posts,
              'projects', bit_count(best.work_marks), 'lowest', best.work_lowest, 'highest', best.work_highest) END,
            'best', CASE WHEN shown.reason IS NULL THEN json_build_object('productId', best.product_id,
              'product', product.name, 'posts', best.posts, 'lowest', best.lowest, 'highest', best.highest,
              'units', best.units, 'mkiEur', best.mki_eur,
              'co2Kg', CASE WHEN best.co2_profile = stated_modules(item.${own('co2_kg')}) AND best.co2_profile <> ''
                THEN best.co2_kg END, 'primaryTon', best.primary_ton, 'incomplete', best.incomplete,
              'places', best.places, 'postsOfPlaces', best.posts_of_places) END,
            'reason', shown.reason) ORDER BY ${order}), '[]')
          -- What a post is called and says of CO2 is read of those of the page alone.
          FROM shown JOIN calculation_item AS item ON item.calculation_id = shown.calculation_id
            AND item.organisation_id = ${organisationId} AND item.position = shown.position
          JOIN project ON project.id = shown.project_id AND project.organisation_id = ${organisationId}
          LEFT JOIN best ON best.number = shown.best
          LEFT JOIN built ON built.place = best.places[1]
          LEFT JOIN calculation_total AS product ON product.calculation_id = built.calculation_id
            AND product.organisation_id = ${organisationId} AND product.level = 'product'
            AND product.node_id = best.product_id) AS page
      FROM (
        SELECT coalesce(sum(posts), 0)::int AS posts, coalesce(sum(posts) FILTER (WHERE reason IS NULL), 0)::int AS proposed,
          coalesce(sum(saved_eur) FILTER (WHERE reason IS NULL), 0) AS "savedEur",
          coalesce(sum(incomplete) FILTER (WHERE reason IS NULL), 0)::int AS incomplete,
          coalesce(json_object_agg(reason, posts) FILTER (WHERE reason IS NOT NULL), '{}') AS reasons
        FROM counted) AS told`,
    'once',
  );
}
