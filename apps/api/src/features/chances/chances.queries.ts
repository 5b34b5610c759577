import { LEAST_SAVING, type NoChanceReason, type SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { getRow, listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { matches, type PairFilter } from '../statistics/chosen-calculations.queries.ts';

/** The calculations whose posts are looked at: of the projects that are not completed, or of one project. */
export type ChanceSubject =
  | { readonly kind: 'running' }
  /** the active calculation of the first of these types that has one; never a bid */
  | { readonly kind: 'project'; readonly projectId: string; readonly types: readonly OwnCalculationType[] };

export type OwnCalculationType =
  | 'design-baseline'
  | 'design-optimization'
  | 'as-built-baseline'
  | 'as-built-optimization';

export interface ChancesQuestion {
  readonly organisationId: string;
  readonly subject: ChanceSubject;
  readonly set: SetCode;
  /** the completed projects that posts are held against */
  readonly filter: PairFilter;
  /** for each spelling of a unit, the one under which it is counted */
  readonly units: ReadonlyMap<string, string>;
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
export interface KnownProduct extends KnownWork {
  readonly productId: string;
  readonly product: string;
  readonly units: number;
  /** euro and kg CO2-eq over all of its units; null where a post does not declare it, or in other modules */
  readonly mkiEur: number;
  readonly co2Kg: number | null;
  readonly primaryTon: number | null;
  readonly incomplete: boolean;
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
  /** projects whose posts were looked at, and completed ones that they were held against */
  readonly projects: number;
  readonly knownProjects: number;
  /** number of posts for each reason that no product is proposed */
  readonly reasons: Readonly<Partial<Record<NoChanceReason, number>>>;
  readonly page: readonly ChancePostRow[];
}

/** Returns the spellings of units in the posts and in the products that they are held against. */
export async function listChanceUnits(
  queries: Queries,
  question: Pick<ChancesQuestion, 'organisationId' | 'subject' | 'set' | 'filter'>,
): Promise<string[]> {
  const rows = await listRows<{ unit: string }>(
    queries,
    sql`
      SELECT DISTINCT known.unit FROM (${completedWork(question)}) AS built
      JOIN calculation_known_product AS known ON known.calculation_id = built.calculation_id
        AND known.organisation_id = ${question.organisationId} AND known.set_code = ${question.set}
      UNION
      SELECT DISTINCT item.unit FROM (${lookedAt(question)}) AS looked
      JOIN calculation_item AS item ON item.calculation_id = looked.calculation_id
        AND item.organisation_id = ${question.organisationId}`,
    'once',
  );
  return rows.map(({ unit }) => unit);
}

/**
 * Returns a page of the posts, each held against the products of completed work: of the same sub-group, unit and kind of
 * work, valued with the same weights, and with the same modules and core indicators declared
 * (docs/method/chances.md).
 */
export async function findChances(queries: Queries, question: ChancesQuestion): Promise<ChancesRow> {
  const { organisationId, set, proposed, offset, limit } = question;
  const own = (name: string) => sql.identifier(`${set}_${name}`);
  const key = sql`sub_group_id, unit, weights_version, work_scope, profile`;
  return getRow(
    queries,
    sql`
      WITH spelled AS (
        SELECT * FROM unnest(${sql.param([...question.units.keys()])}::text[],
          ${sql.param([...question.units.values()])}::text[]) AS spelled (spelling, unit)),
      built AS MATERIALIZED (${completedWork(question)}),
      looked AS MATERIALIZED (${lookedAt(question)}),
      -- PostgreSQL expects one row of each of these, and would go through all of one for each row of the other; a full join it can
      -- only hash or sort. What found nothing on its left is left out afterwards.
      named AS MATERIALIZED (
        SELECT groups.calculation_id, groups.name AS product_group, sub_groups.name AS product_sub_group,
          sub_groups.node_id AS sub_group_id
        FROM looked JOIN calculation_total AS groups ON groups.calculation_id = looked.calculation_id
          AND groups.organisation_id = ${organisationId} AND groups.level = 'product_group'
        JOIN calculation_total AS sub_groups ON sub_groups.calculation_id = groups.calculation_id
          AND sub_groups.organisation_id = ${organisationId} AND sub_groups.level = 'product_sub_group'
          AND sub_groups.parent_id = groups.node_id),
      placed AS MATERIALIZED (
        SELECT item.*, named.sub_group_id
        FROM (
          SELECT looked.project_id, looked.project_name, looked.weights_version, item.* FROM looked
          JOIN calculation_item AS item ON item.calculation_id = looked.calculation_id
            AND item.organisation_id = ${organisationId} AND item.quantity > 0) AS item
        FULL JOIN named ON named.calculation_id = item.calculation_id AND named.product_group = item.product_group
          AND named.product_sub_group = item.product_sub_group),
      post AS MATERIALIZED (
        SELECT item.project_id, item.project_name, item.calculation_id, item.weights_version, item.position,
          item.post_number, item.product, item.product_group, item.product_sub_group, item.sub_group_id,
          coalesce(spelled.unit, item.unit) AS unit, item.quantity, item.work_scope,
          declared_profile(item.${own('declared')}, item.${own('mki_eur')}) AS profile,
          sum_of_modules(item.${own('mki_eur')}) AS mki_eur, item.primary_ton,
          coalesce(item.${own('undeclared')}, '') <> '' AS incomplete
        FROM placed AS item LEFT JOIN spelled ON spelled.spelling = item.unit
        WHERE item.position IS NOT NULL AND item.sub_group_id IS NOT NULL),
      known AS MATERIALIZED (
        SELECT product.product_sub_group_id AS sub_group_id, coalesce(spelled.unit, product.unit) AS unit,
          built.weights_version, product.work_scope, product.profile, built.calculation_id, built.project_id,
          product.product_id, product.co2_profile, product.posts, product.units, product.mki_eur,
          product.mki_eur_per_unit_min AS lowest, product.mki_eur_per_unit_max AS highest, product.co2_kg,
          product.primary_ton, product.incomplete
        FROM built JOIN calculation_known_product AS product ON product.calculation_id = built.calculation_id
          AND product.organisation_id = ${organisationId} AND product.set_code = ${set}
          -- As a list it is made once; as a question it would be asked of all posts for each known product.
          AND product.product_sub_group_id = ANY(ARRAY(SELECT DISTINCT sub_group_id FROM post))
        LEFT JOIN spelled ON spelled.spelling = product.unit),
      in_sub_group AS (SELECT sub_group_id FROM known GROUP BY sub_group_id),
      in_unit AS (
        SELECT sub_group_id, unit, sum(posts)::int AS posts FROM known GROUP BY sub_group_id, unit),
      in_weights AS (
        SELECT sub_group_id, unit, weights_version FROM known GROUP BY sub_group_id, unit, weights_version),
      -- A product of one project may be in several rows of it: another spelling of the unit, or other modules with CO2.
      of_project AS (
        SELECT ${key}, project_id, sum(posts) AS posts, min(lowest) AS lowest, max(highest) AS highest
        FROM known GROUP BY ${key}, project_id),
      work AS (
        SELECT ${key}, sum(posts)::int AS posts, count(*)::int AS projects, min(lowest) AS lowest, max(highest) AS highest
        FROM of_project GROUP BY ${key}),
      product AS (
        SELECT ${key}, product_id, sum(posts)::int AS posts, count(DISTINCT project_id)::int AS projects, sum(units) AS units,
          sum(mki_eur) AS mki_eur, min(lowest) AS lowest, max(highest) AS highest,
          CASE WHEN count(co2_kg) = count(*) THEN sum(co2_kg) END AS co2_kg,
          CASE WHEN min(co2_profile) = max(co2_profile) THEN min(co2_profile) END AS co2_profile,
          CASE WHEN count(primary_ton) = count(*) THEN sum(primary_ton) END AS primary_ton,
          bool_or(incomplete) AS incomplete, min(calculation_id::text) AS named_in
        FROM known GROUP BY ${key}, product_id),
      best AS (
        SELECT DISTINCT ON (${key}) * FROM product ORDER BY ${key}, mki_eur / units, product_id),
      joined AS MATERIALIZED (
        SELECT post.*, coalesce(in_unit.posts, 0) AS in_unit, work.posts AS work_posts, work.projects AS work_projects,
          work.lowest AS work_lowest, work.highest AS work_highest, best.product_id, best.posts AS best_posts,
          best.projects AS best_projects, best.units AS best_units, best.mki_eur AS best_mki, best.lowest AS best_lowest,
          best.highest AS best_highest, best.primary_ton AS best_primary, best.incomplete AS best_incomplete,
          best.named_in, best.co2_profile AS best_co2_profile, best.co2_kg AS best_co2,
          -- Per unit both may be equal, and the last digits of their sums not.
          post.mki_eur - post.quantity * (best.mki_eur / best.units) AS saved_eur,
          CASE WHEN post.mki_eur IS NULL THEN 'no-figure'
            WHEN in_sub_group.sub_group_id IS NULL THEN 'nothing-known'
            WHEN in_unit.unit IS NULL THEN 'other-unit'
            WHEN in_weights.unit IS NULL THEN 'other-weights'
            WHEN work.unit IS NULL THEN 'other-profile'
            WHEN post.mki_eur - post.quantity * (best.mki_eur / best.units)
              <= ${LEAST_SAVING}::float8 * greatest(abs(post.mki_eur), abs(post.quantity * (best.mki_eur / best.units)))
              THEN 'none-better' END AS reason
        FROM post
        FULL JOIN in_sub_group ON in_sub_group.sub_group_id = post.sub_group_id
        FULL JOIN in_unit ON in_unit.sub_group_id = post.sub_group_id AND in_unit.unit = post.unit
        FULL JOIN in_weights ON in_weights.sub_group_id = post.sub_group_id AND in_weights.unit = post.unit
          AND in_weights.weights_version = post.weights_version
        FULL JOIN work ON ${sameKey('work')}
        FULL JOIN best ON ${sameKey('best')}),
      held AS MATERIALIZED (SELECT * FROM joined WHERE position IS NOT NULL),
      shown AS (
        SELECT * FROM held WHERE (reason IS NULL) = ${proposed}
        ORDER BY CASE WHEN reason IS NULL THEN saved_eur ELSE mki_eur END DESC NULLS LAST, project_id, position
        OFFSET ${offset} LIMIT ${limit})
      SELECT
        (SELECT count(*) FROM held)::int AS posts,
        (SELECT count(*) FROM held WHERE reason IS NULL)::int AS proposed,
        (SELECT coalesce(sum(saved_eur), 0) FROM held WHERE reason IS NULL) AS "savedEur",
        (SELECT count(*) FROM held WHERE reason IS NULL AND (incomplete OR best_incomplete))::int AS incomplete,
        (SELECT count(DISTINCT project_id) FROM looked)::int AS projects,
        (SELECT count(*) FROM built)::int AS "knownProjects",
        (SELECT coalesce(json_object_agg(reason, counted), '{}') FROM (
          SELECT reason, count(*)::int AS counted FROM held WHERE reason IS NOT NULL GROUP BY reason) AS counted) AS reasons,
        (SELECT coalesce(json_agg(json_build_object('projectId', shown.project_id, 'projectName', shown.project_name,
            'calculationId', shown.calculation_id, 'postNumber', shown.post_number, 'product', shown.product,
            'productGroup', shown.product_group, 'productSubGroup', shown.product_sub_group,
            'subGroupId', shown.sub_group_id, 'unit', shown.unit, 'quantity', shown.quantity,
            'workScope', shown.work_scope, 'profile', shown.profile, 'weightsVersion', shown.weights_version,
            'mkiEur', shown.mki_eur, 'co2Kg', sum_of_modules(item.${own('co2_kg')}), 'primaryTon', shown.primary_ton,
            'incomplete', shown.incomplete, 'inUnit', shown.in_unit,
            'work', CASE WHEN shown.work_posts IS NOT NULL THEN json_build_object('posts', shown.work_posts,
              'projects', shown.work_projects, 'lowest', shown.work_lowest, 'highest', shown.work_highest) END,
            'best', CASE WHEN shown.reason IS NULL THEN json_build_object('productId', shown.product_id,
              'product', name.name, 'posts', shown.best_posts, 'projects', shown.best_projects,
              'lowest', shown.best_lowest, 'highest', shown.best_highest, 'units', shown.best_units,
              'mkiEur', shown.best_mki,
              'co2Kg', CASE WHEN shown.best_co2_profile = stated_modules(item.${own('co2_kg')})
                AND shown.best_co2_profile <> '' THEN shown.best_co2 END, 'primaryTon', shown.best_primary,
              'incomplete', shown.best_incomplete) END,
            'reason', shown.reason)
          ORDER BY CASE WHEN shown.reason IS NULL THEN shown.saved_eur ELSE shown.mki_eur END DESC NULLS LAST,
            shown.project_id, shown.position), '[]')
          -- What a post says of CO2 is worked out for those of the page alone.
          FROM shown JOIN calculation_item AS item ON item.calculation_id = shown.calculation_id
            AND item.organisation_id = ${organisationId} AND item.position = shown.position
          LEFT JOIN calculation_total AS name ON name.calculation_id = shown.named_in::uuid
            AND name.organisation_id = ${organisationId} AND name.level = 'product'
            AND name.node_id = shown.product_id) AS page`,
    'once',
  );
}

/** A known product, by what it is found by. */
export type ProductKey = Pick<
  ChancePostRow,
  'subGroupId' | 'unit' | 'weightsVersion' | 'workScope' | 'profile'
> & { readonly productId: string };

export interface ProductSourceRow {
  /** the place of the product in the question */
  readonly place: number;
  readonly projectId: string;
  readonly name: string;
  /** yyyy-mm-dd */
  readonly completed: string;
  readonly posts: number;
  /** whether it was built by the bid of its winner, whose posts nobody takes over */
  readonly isBid: boolean;
}

/** Returns the projects that known products come from, the newest first. */
export async function listProductSources(
  queries: Queries,
  question: Pick<ChancesQuestion, 'organisationId' | 'subject' | 'set' | 'filter' | 'units'>,
  products: readonly ProductKey[],
): Promise<ProductSourceRow[]> {
  if (products.length === 0) return [];
  const column = (read: (product: ProductKey) => string | null) => sql.param(products.map(read));
  return listRows(
    queries,
    sql`
      WITH spelled AS (
        SELECT * FROM unnest(${sql.param([...question.units.keys()])}::text[],
          ${sql.param([...question.units.values()])}::text[]) AS spelled (spelling, unit)),
      built AS MATERIALIZED (${completedWork(question)})
      SELECT asked.place::int - 1 AS place, built.project_id AS "projectId", project.name,
        project.design_phase_complete_date::text AS completed, sum(known.posts)::int AS posts,
        built.is_bid AS "isBid"
      FROM unnest(${column(({ subGroupId }) => subGroupId)}::uuid[], ${column(({ productId }) => productId)}::uuid[],
          ${column(({ unit }) => unit)}::text[], ${column(({ weightsVersion }) => weightsVersion)}::text[],
          ${column(({ workScope }) => workScope)}::text[], ${column(({ profile }) => profile)}::text[])
        WITH ORDINALITY AS asked (sub_group_id, product_id, unit, weights_version, work_scope, profile, place)
      JOIN built ON built.weights_version = asked.weights_version
      JOIN calculation_known_product AS known ON known.calculation_id = built.calculation_id
        AND known.organisation_id = ${question.organisationId} AND known.set_code = ${question.set}
        AND known.product_sub_group_id = asked.sub_group_id AND known.product_id = asked.product_id
        AND known.work_scope = asked.work_scope AND known.profile = asked.profile
      LEFT JOIN spelled ON spelled.spelling = known.unit
      JOIN project ON project.id = built.project_id AND project.organisation_id = ${question.organisationId}
      WHERE coalesce(spelled.unit, known.unit) = asked.unit AND project.design_phase_complete_date IS NOT NULL
      GROUP BY asked.place, built.project_id, built.is_bid, project.name, project.design_phase_complete_date
      ORDER BY asked.place, completed DESC, lower(project.name), built.project_id`,
    'once',
  );
}

/**
 * Returns the calculations of completed work: one for each project, the one that was chosen to be built. A project whose
 * own posts are looked at is none of them.
 */
export function completedWork({
  organisationId,
  subject,
  set,
  filter,
}: Pick<ChancesQuestion, 'organisationId' | 'subject' | 'set' | 'filter'>): SQL {
  const but = subject.kind === 'project' ? subject.projectId : null;
  return sql`
    SELECT pair.project_id, calculation.id AS calculation_id,
      calculation.${sql.identifier(`${set}_weights_version`)} AS weights_version,
      calculation.applicant_id IS NOT NULL AS is_bid
    FROM representative_pair AS pair
    JOIN project ON project.id = pair.project_id AND project.organisation_id = pair.organisation_id
    JOIN calculation ON calculation.id = pair.optimization_id AND calculation.organisation_id = pair.organisation_id
    WHERE pair.organisation_id = ${organisationId} AND ${set} = ANY(calculation.sets) AND ${matches(filter)}
      AND pair.project_id IS DISTINCT FROM ${but}::uuid`;
}

/** Returns the calculations whose posts are looked at; never one of a bidder. */
function lookedAt({
  organisationId,
  subject,
  set,
}: Pick<ChancesQuestion, 'organisationId' | 'subject' | 'set'>): SQL {
  const columns = sql`calculation.id AS calculation_id, calculation.project_id, project.name AS project_name,
    calculation.${sql.identifier(`${set}_weights_version`)} AS weights_version`;
  if (subject.kind === 'project')
    return sql`
      SELECT ${columns} FROM calculation
      JOIN project ON project.id = calculation.project_id AND project.organisation_id = calculation.organisation_id
      WHERE calculation.organisation_id = ${organisationId} AND calculation.project_id = ${subject.projectId}
        AND calculation.deleted_at IS NULL AND calculation.active
        AND calculation.calculation_type = ANY(${sql.param(subject.types)}::text[])
      ORDER BY array_position(${sql.param(subject.types)}::text[], calculation.calculation_type) LIMIT 1`;
  return sql`
    SELECT ${columns} FROM project_pair AS pair
    JOIN project ON project.id = pair.project_id AND project.organisation_id = pair.organisation_id
    LEFT JOIN calculation AS chosen ON chosen.id = pair.optimization_id
      AND chosen.organisation_id = pair.organisation_id AND chosen.calculation_type <> 'applicant'
    JOIN calculation ON calculation.id = coalesce(chosen.id, pair.baseline_id)
      AND calculation.organisation_id = pair.organisation_id
    WHERE pair.organisation_id = ${organisationId} AND pair.design_phase_complete_date IS NULL`;
}

function sameKey(table: 'work' | 'best'): SQL {
  const of = sql.identifier(table);
  return sql`${of}.sub_group_id = post.sub_group_id AND ${of}.unit = post.unit
    AND ${of}.weights_version = post.weights_version AND ${of}.work_scope = post.work_scope AND ${of}.profile = post.profile`;
}
