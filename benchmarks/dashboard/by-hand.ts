import { type Dependencies, sql } from '@milieuspoor/api';

export type Queries = Dependencies['database']['queries'];
type Row = Readonly<Record<string, unknown>>;

/**
 * Asks the dashboard's questions of the items themselves, without totals: each statement is written for its question,
 * on the same server and with the same indices, and like the dashboard it states what a side leaves out of the other's
 * work.
 */
export interface HandWritten {
  readonly name: string;
  readonly ask: (queries: Queries, slug: string) => Promise<Row[]>;
}

export const modules = (column: string, array: string) =>
  sql.raw(
    Array.from({ length: 10 }, (_, place) => `sum(item.${array}[${place + 1}]) AS ${column}_${place}`).join(
      ', ',
    ),
  );
export const total = (array: string) =>
  sql.raw(Array.from({ length: 10 }, (_, place) => `coalesce(item.${array}[${place + 1}], 0)`).join(' + '));
export const resources = sql.raw(
  [
    'primary_ton',
    'secondary_ton',
    'biobased_ton',
    'renewable_mj',
    'fossil_mj',
    'equipment_emission_free_hours',
    'equipment_other_hours',
    'transport_emission_free_tkm',
    'transport_other_tkm',
  ]
    .map((column) => `sum(item.${column}) AS ${column}`)
    .join(', '),
);
/** Selects the completed pairs of an organisation, or all of `project_pair`, as two rows each. */
const sides = (slug: string | null, pairs = 'representative_pair') => sql`
  SELECT project_id, organisation_id, side.series, side.calculation_id, side.other_id FROM ${sql.raw(pairs)}
  CROSS JOIN LATERAL (VALUES (baseline_id, optimization_id, 'baseline'), (optimization_id, baseline_id, 'optimization'))
    AS side (calculation_id, other_id, series)
  WHERE ${slug}::text IS NULL OR organisation_id = (SELECT id FROM organisation WHERE slug = ${slug})`;

/**
 * Selects the modules that each item leaves out. This is computed before the two sides are joined by key and post:
 * PostgreSQL would otherwise compare each item of a side with each of the other.
 */
const leftOut = (slug: string | null, pairs?: string) => sql`
  SELECT sides.calculation_id, item.post_number,
    array_positions(item.a1_mki_eur, NULL) AS mki, array_positions(item.a1_co2_kg, NULL) AS co2
  FROM (${sides(slug, pairs)}) AS sides JOIN calculation_item AS item ON item.calculation_id = sides.calculation_id`;

/** Selects the items of both sides, each with whether the other side states a module of its post that it doesn't. */
export const itemsOfSides = (slug: string, pairs?: string) => sql`(
  WITH left_out AS MATERIALIZED (${leftOut(slug, pairs)})
  SELECT sides.project_id, sides.series, item.*,
    other.mki IS NULL OR NOT array_positions(item.a1_mki_eur, NULL) <@ other.mki AS lacks_mki,
    other.co2 IS NULL OR NOT array_positions(item.a1_co2_kg, NULL) <@ other.co2 AS lacks_co2
  FROM (${sides(slug, pairs)}) AS sides JOIN calculation_item AS item ON item.calculation_id = sides.calculation_id
  LEFT JOIN left_out AS other ON other.calculation_id = sides.other_id AND other.post_number = item.post_number)`;

/**
 * Whether every post of a pair states the same modules on both sides; the posts of the two have the same numbers and
 * products.
 */
const SAME_WORK = sql`
  WITH left_out AS MATERIALIZED (${leftOut(null)})
  SELECT pair.project_id, bool_and(before.mki = after.mki) AS is_same
  FROM representative_pair AS pair JOIN left_out AS before ON before.calculation_id = pair.baseline_id
  JOIN left_out AS after ON after.calculation_id = pair.optimization_id AND after.post_number = before.post_number
  GROUP BY pair.project_id`;

export const ORGANISATION_QUESTIONS: readonly HandWritten[] = [
  {
    name: 'statistics of all projects, and of their product groups',
    ask: (queries, slug) =>
      rows(
        queries,
        sql`
          SELECT item.series, item.project_id, min(project.name) AS name, item.product_group, count(*),
            count(item.a1_mki_eur) AS in_set, count(item.a1_co2_kg) AS with_co2,
            count(*) FILTER (WHERE item.lacks_mki) AS lacking_mki, count(*) FILTER (WHERE item.lacks_co2) AS lacking_co2,
            ${modules('mki', 'a1_mki_eur')}, ${modules('co2', 'a1_co2_kg')}, ${resources}
          FROM ${itemsOfSides(slug)} AS item JOIN project ON project.id = item.project_id
          GROUP BY GROUPING SETS ((item.series), (item.series, item.project_id), (item.series, item.product_group))`,
      ),
  },
  {
    name: 'the organisation and what its projects save',
    ask: (queries, slug) =>
      rows(
        queries,
        sql`
          SELECT item.project_id, item.series, sum(${total('a1_mki_eur')}) AS mki, sum(${total('a1_co2_kg')}) AS co2,
            bool_or(item.lacks_mki) AS lacks_mki, bool_or(item.lacks_co2) AS lacks_co2,
            sum(item.primary_ton + item.secondary_ton + item.biobased_ton) AS material
          FROM ${itemsOfSides(slug)} AS item
          GROUP BY item.project_id, item.series`,
      ),
  },
  {
    name: 'what can be filtered on',
    ask: (queries, slug) =>
      rows(
        queries,
        sql`
          SELECT DISTINCT extract(year FROM project.design_phase_complete_date) AS year, project.sector
          FROM (${sides(slug)}) AS sides JOIN project ON project.id = sides.project_id`,
      ),
  },
  {
    name: 'product groups of the ratios',
    ask: (queries, slug) =>
      rows(
        queries,
        sql`
          SELECT DISTINCT item.product_group FROM (${sides(slug)}) AS sides
          JOIN calculation_item AS item ON item.calculation_id = sides.calculation_id
          WHERE sides.series = 'optimization' AND item.work_scope = 'new'`,
      ),
  },
  {
    name: 'ratios of a product group',
    ask: (queries, slug) =>
      rows(
        queries,
        sql`
          SELECT item.product_sub_group, item.unit, sum(item.quantity) AS units, count(*),
            count(item.a1_co2_kg) AS with_co2,
            min(item.quantity), max(item.quantity), sum(${total('a1_mki_eur')}) AS mki,
            min((${total('a1_mki_eur')}) / item.quantity), max((${total('a1_mki_eur')}) / item.quantity),
            sum(${total('a1_co2_kg')}), min((${total('a1_co2_kg')}) / item.quantity),
            max((${total('a1_co2_kg')}) / item.quantity), sum(item.secondary_ton),
            min(item.secondary_ton / item.quantity), max(item.secondary_ton / item.quantity),
            count(*) FILTER (WHERE item.lacks_mki) AS lacking_mki, count(*) FILTER (WHERE item.lacks_co2) AS lacking_co2
          FROM ${itemsOfSides(slug)} AS item
          WHERE item.series = 'optimization' AND item.work_scope = 'new' AND item.product_group = 'Productgroep 0'
          GROUP BY item.product_sub_group, item.unit`,
      ),
  },
];

export const SECTOR_QUESTION: HandWritten = {
  name: 'every sector, over all organisations',
  ask: (queries) =>
    rows(
      queries,
      sql`
        WITH work AS MATERIALIZED (${SAME_WORK})
        SELECT project.sector, extract(year FROM project.design_phase_complete_date) AS year,
          project.contract_type = 'NA' AS tendered, amount.organisation_id, amount.series, count(*)::int AS projects,
          sum(amount.mki) AS mki, sum(amount.co2) AS co2, sum(amount.material) AS material
        FROM (
          SELECT sides.project_id, sides.organisation_id, sides.series,
            sum(${total('a1_mki_eur')}) FILTER (WHERE work.is_same) AS mki,
            sum(${total('a1_co2_kg')}) FILTER (WHERE work.is_same) AS co2,
            sum(item.primary_ton + item.secondary_ton + item.biobased_ton) AS material
          FROM (${sides(null)}) AS sides JOIN calculation_item AS item ON item.calculation_id = sides.calculation_id
          JOIN work ON work.project_id = sides.project_id
          GROUP BY sides.project_id, sides.organisation_id, sides.series
        ) AS amount JOIN project ON project.id = amount.project_id
        GROUP BY 1, 2, 3, 4, 5`,
    ),
};

export async function rows(queries: Queries, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await queries.execute(query)) as Row[];
}

/** What better known products would save in the running projects: each post beside the cheapest product of its kind. */
export const CHANCES_QUESTION: HandWritten = {
  name: 'what better known products would save',
  ask: (queries, slug) =>
    rows(
      queries,
      sql`
        WITH known AS (
          SELECT item.product_group, item.product_sub_group, item.unit, item.work_scope, item.a1_declared, item.product,
            pair.project_id, item.quantity, ${total('a1_mki_eur')} AS mki, ${total('a1_co2_kg')} AS co2, item.primary_ton
          FROM representative_pair AS pair JOIN calculation_item AS item ON item.calculation_id = pair.optimization_id
          WHERE pair.organisation_id = (SELECT id FROM organisation WHERE slug = ${slug}) AND item.quantity > 0),
        product AS (
          SELECT product_group, product_sub_group, unit, work_scope, a1_declared, product, count(*) AS posts,
            count(DISTINCT project_id) AS projects, sum(mki) / sum(quantity) AS mki, sum(co2) / sum(quantity) AS co2,
            sum(primary_ton) / sum(quantity) AS primary_ton, min(mki / quantity) AS lowest, max(mki / quantity) AS highest
          FROM known GROUP BY product_group, product_sub_group, unit, work_scope, a1_declared, product)
        SELECT item.post_number, better.*, work.*, (${total('a1_mki_eur')}) - item.quantity * better.mki AS saved
        FROM project_pair AS pair
        JOIN calculation_item AS item ON item.calculation_id = coalesce(pair.optimization_id, pair.baseline_id)
          AND item.quantity > 0
        LEFT JOIN (
          SELECT DISTINCT ON (product_group, product_sub_group, unit, work_scope, a1_declared) * FROM product
          ORDER BY product_group, product_sub_group, unit, work_scope, a1_declared, mki) AS better
          ON better.product_group = item.product_group AND better.product_sub_group = item.product_sub_group
          AND better.unit = item.unit AND better.work_scope = item.work_scope AND better.a1_declared = item.a1_declared
        LEFT JOIN (
          SELECT product_group, product_sub_group, unit, work_scope, a1_declared, count(*), count(DISTINCT project_id),
            min(mki / quantity), max(mki / quantity)
          FROM known GROUP BY product_group, product_sub_group, unit, work_scope, a1_declared
        ) AS work (product_group, product_sub_group, unit, work_scope, a1_declared, posts, projects, lowest, highest)
          ON work.product_group = item.product_group AND work.product_sub_group = item.product_sub_group
          AND work.unit = item.unit AND work.work_scope = item.work_scope AND work.a1_declared = item.a1_declared
        WHERE pair.organisation_id = (SELECT id FROM organisation WHERE slug = ${slug})
          AND pair.design_phase_complete_date IS NULL
        ORDER BY saved DESC NULLS LAST LIMIT 25`,
    ),
};

/** The sector of which it is asked what to demand. */
export const DEMANDED_SECTOR = 'infra-city';

export const DEMAND_QUESTION: HandWritten = {
  name: 'what completed projects of a sector offered and built',
  ask: (queries, slug) =>
    rows(
      queries,
      sql`
        WITH side AS (
          SELECT project.id, project.name, calculation.calculation_type AS type, item.product_group,
            sum(${total('a1_mki_eur')}) AS mki, count(*) FILTER (WHERE item.a1_mki_eur IS NULL) AS undeclared
          FROM project
          JOIN calculation ON calculation.project_id = project.id AND calculation.active AND calculation.deleted_at IS NULL
          JOIN calculation_item AS item ON item.calculation_id = calculation.id
          WHERE project.organisation_id = (SELECT id FROM organisation WHERE slug = ${slug})
            AND project.sector = ${DEMANDED_SECTOR} AND project.design_phase_complete_date IS NOT NULL
          GROUP BY project.id, project.name, calculation.calculation_type, item.product_group)
        SELECT id, name, product_group, grouping(product_group) AS whole, sum(undeclared) AS undeclared,
          sum(mki) FILTER (WHERE type = 'design-baseline') AS baseline,
          sum(mki) FILTER (WHERE type = 'design-optimization') AS offered,
          sum(mki) FILTER (WHERE type = 'as-built-baseline') AS built_baseline,
          sum(mki) FILTER (WHERE type = 'as-built-optimization') AS built
        FROM side GROUP BY GROUPING SETS ((id, name), (id, name, product_group))`,
    ),
};
