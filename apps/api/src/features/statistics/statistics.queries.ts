import {
  type AggregateLevel,
  LIFE_CYCLE_MODULES,
  nodeLevelOf,
  RESOURCE_KEYS,
  type ResourceKey,
  type SetCode,
  type TotalLevel,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { chosenCalculations, type StatisticSource } from './chosen-calculations.queries.ts';
import { comparedWork } from './compared-work.queries.ts';

export interface StatisticQuestion {
  readonly organisationId: string;
  readonly source: StatisticSource;
  readonly set: SetCode;
  readonly level: AggregateLevel;
  /** the nodes of the drill-down or filter, null for none */
  readonly productGroupId: string | null;
  readonly productSubGroupId: string | null;
  /** whether the product groups of projects are included beside the projects themselves */
  readonly withGroupsOfProjects: boolean;
}

/**
 * A sum of one series: of all its children when `childId` is null. A figure is null when nothing in it states the
 * figure.
 */
export interface StatisticRow extends Readonly<Record<ResourceKey, number | null>> {
  /** baseline or optimization, or the id of a calculation where each is a separate series */
  readonly series: string;
  /** the level whose totals were added up: 'calculation' where the children are projects */
  readonly level: TotalLevel;
  readonly childId: string | null;
  readonly childName: string | null;
  /** of the one calculation behind the row, null for several */
  readonly calculationId: string | null;
  readonly mkiEur: readonly (number | null)[];
  readonly co2Kg: readonly (number | null)[];
  /** per module, number of items that declare it */
  readonly mkiItems: readonly (number | null)[];
  readonly co2Items: readonly (number | null)[];
  /** number of items that declare each resource, in the order of RESOURCE_KEYS */
  readonly resourceItems: readonly (number | null)[];
  readonly calculations: number;
  readonly calculationsInSet: number;
  readonly items: number;
  readonly itemsInSet: number;
  readonly itemsUndeclared: number;
  readonly itemsWithoutCo2: number;
  /**
   * number of items in the set, of calculations that were valued with other weights than the other side of their
   * project
   */
  readonly itemsApart: number;
  /** per module */
  readonly itemsIncomplete: readonly (number | null)[];
  /** number of items in the set whose MKI or CO2 lacks something that the other side of their project declares */
  readonly mkiLacking: number;
  readonly co2Lacking: number;
  /** of those, their number in each module, however small it is */
  readonly mkiLackingPerModule: readonly (number | null)[];
  readonly co2LackingPerModule: readonly (number | null)[];
  /** of the former, those that declare a part of the module */
  readonly mkiPartlyPerModule: readonly (number | null)[];
  readonly co2PartlyPerModule: readonly (number | null)[];
  /** number of items that the other side of their project did not work out */
  readonly unworked: number;
}

/**
 * Returns the totals of the chosen calculations, per series and child, and per series as a whole. At the level of
 * projects, their product groups may be included as rows of that level.
 */
export async function listStatistics(queries: Queries, question: StatisticQuestion): Promise<StatisticRow[]> {
  const { set, organisationId } = question;
  const { levels, child, condition } = totalsOf(question);
  const work = comparedWork(question);
  const inSet = sql`FILTER (WHERE chosen.in_set)`;
  const count = (column: string) =>
    sql`coalesce(sum(total.${sql.identifier(`${set}_${column}`)}) ${inSet}, 0)::int`;
  return listRows(
    queries,
    sql`
      WITH chosen AS MATERIALIZED (${chosenCalculations(organisationId, question.source, set)}),
        ${work.tables}of_whole AS MATERIALIZED (${lackingOfWhole(question, work.nodes)})
      SELECT chosen.series, total.level, child.id AS "childId", child.name AS "childName",
        CASE WHEN count(DISTINCT chosen.calculation_id) = 1
          THEN min(chosen.calculation_id::text) END AS "calculationId",
        ${sumPerModule(sql.identifier(`${set}_mki_eur`), inSet)} AS "mkiEur",
        ${sumPerModule(sql.identifier(`${set}_co2_kg`), inSet)} AS "co2Kg",
        sum(total.primary_ton) AS "primaryTon", sum(total.secondary_ton) AS "secondaryTon",
        sum(total.biobased_ton) AS "biobasedTon", sum(total.renewable_mj) AS "renewableMj",
        sum(total.fossil_mj) AS "fossilMj",
        sum(total.equipment_emission_free_hours) AS "equipmentEmissionFreeHours",
        sum(total.equipment_other_hours) AS "equipmentOtherHours",
        sum(total.transport_emission_free_tkm) AS "transportEmissionFreeTkm",
        sum(total.transport_other_tkm) AS "transportOtherTkm",
        ${sumPerModule(sql.identifier(`${set}_mki_items`), inSet)} AS "mkiItems",
        ${sumPerModule(sql.identifier(`${set}_co2_items`), inSet)} AS "co2Items",
        ${sumOfList(sql.identifier('resource_items'), RESOURCE_KEYS.length, sql``)} AS "resourceItems",
        count(DISTINCT chosen.calculation_id)::int AS calculations,
        (count(DISTINCT chosen.calculation_id) ${inSet})::int AS "calculationsInSet",
        sum(total.item_count)::int AS items, ${count('items')} AS "itemsInSet",
        ${count('items_undeclared')} AS "itemsUndeclared",
        ${count('items_without_co2')} AS "itemsWithoutCo2",
        coalesce(sum(total.${sql.identifier(`${set}_items`)})
          FILTER (WHERE chosen.in_set AND chosen.other_weights), 0)::int AS "itemsApart",
        ${sumPerModule(sql.identifier(`${set}_items_incomplete`), inSet)} AS "itemsIncomplete",
        ${lacking('mki_posts', set)} AS "mkiLacking", ${lacking('co2_posts', set)} AS "co2Lacking",
        ${lackingPerModule('mki_modules', set)} AS "mkiLackingPerModule",
        ${lackingPerModule('co2_modules', set)} AS "co2LackingPerModule",
        ${partlyPerModule('mki_partly', set)} AS "mkiPartlyPerModule",
        ${partlyPerModule('co2_partly', set)} AS "co2PartlyPerModule",
        coalesce(sum(CASE WHEN ${UNKNOWN_SCOPE} THEN total.item_count ELSE lack.unworked_posts END), 0)::int AS unworked
      -- OFFSET 0 keeps what stands in each LATERAL by itself. Else all totals of a calculation, and all nodes of a pair, are
      -- read and then left out but for one.
      FROM chosen CROSS JOIN unnest(${sql.param(levels)}::text[]) AS asked (level)
      CROSS JOIN LATERAL (
        SELECT total.* FROM calculation_total AS total
        WHERE total.calculation_id = chosen.calculation_id AND total.organisation_id = ${organisationId}
          AND total.level = asked.level AND ${condition}
        OFFSET 0
      ) AS total
      LEFT JOIN ${work.pairs} AS scope ON scope.baseline_id = chosen.baseline_id
        AND scope.optimization_id = chosen.optimization_id AND scope.set_code = chosen.scope_set
        AND scope.organisation_id = ${organisationId}
      LEFT JOIN LATERAL (
        SELECT node.* FROM ${work.nodes} AS node
        WHERE node.baseline_id = scope.baseline_id AND node.optimization_id = scope.optimization_id
          AND node.set_code = scope.set_code AND node.organisation_id = ${organisationId} AND node.side = chosen.series
          AND node.level = total.level AND node.node_id = total.node_id
        OFFSET 0
      ) AS lack ON true
      CROSS JOIN LATERAL (SELECT ${child.id} AS id, ${child.name} AS name) AS child
      GROUP BY GROUPING SETS ((chosen.series, total.level), (chosen.series, total.level, child.id, child.name))`,
    'once',
  );
}

/** Returns the sides of one project that have a calculation, and whether it states the set. */
export async function listSides(
  queries: Queries,
  { organisationId, source, set }: Pick<StatisticQuestion, 'organisationId' | 'source' | 'set'>,
): Promise<{ series: string; inSet: boolean }[]> {
  return listRows(
    queries,
    sql`
      SELECT chosen.series, bool_and(chosen.in_set) AS "inSet"
      FROM (${chosenCalculations(organisationId, source, set)}) AS chosen GROUP BY chosen.series`,
    'once',
  );
}

/** Returns the years in which the organisation's projects were completed, latest first. */
export async function listCompletionYears(queries: Queries, organisationId: string): Promise<number[]> {
  const rows = await listRows<{ year: number }>(
    queries,
    sql`
      SELECT DISTINCT extract(year FROM design_phase_complete_date)::int AS year FROM project
      WHERE organisation_id = ${organisationId} AND design_phase_complete_date IS NOT NULL
      ORDER BY year DESC`,
    'once',
  );
  return rows.map(({ year }) => year);
}

/** Tells whether the organisation has such a project. */
export async function hasProject(
  queries: Queries,
  organisationId: string,
  projectId: string,
): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`SELECT id FROM project WHERE id = ${projectId} AND organisation_id = ${organisationId}`,
    'once',
  );
  return row !== null;
}

interface TotalsChoice {
  readonly levels: readonly TotalLevel[];
  /** the subject of a child row */
  readonly child: { readonly id: SQL; readonly name: SQL };
  readonly condition: SQL;
}

/** Returns which stored totals answer the question, and how they are split. */
function totalsOf(question: StatisticQuestion): TotalsChoice {
  const { level, productGroupId, productSubGroupId } = question;
  const node = { id: sql`total.node_id`, name: sql`total.name` };
  const project = { id: sql`chosen.project_id`, name: sql`chosen.project_name` };
  if (level !== 'project')
    return {
      levels: [nodeLevelOf(level)],
      child: node,
      condition: within(level, productGroupId, productSubGroupId),
    };
  // Projects are split by the totals of one node in each of them.
  if (productSubGroupId)
    return {
      levels: ['product_sub_group'],
      child: project,
      condition: within('product_sub_group', productGroupId, productSubGroupId),
    };
  if (productGroupId)
    return {
      levels: ['product_group'],
      child: project,
      condition: within('product_group', productGroupId, null),
    };
  if (!question.withGroupsOfProjects)
    return { levels: ['calculation'], child: project, condition: sql`true` };
  return {
    levels: ['calculation', 'product_group'],
    child: {
      id: sql`CASE total.level WHEN 'calculation' THEN ${project.id} ELSE ${node.id} END`,
      name: sql`CASE total.level WHEN 'calculation' THEN ${project.name} ELSE ${node.name} END`,
    },
    condition: sql`true`,
  };
}

/** Returns the condition that a total of a level is within, or is, the given nodes. */
function within(
  level: Exclude<AggregateLevel, 'project'>,
  productGroupId: string | null,
  productSubGroupId: string | null,
): SQL {
  const conditions: SQL[] = [sql`true`];
  switch (level) {
    case 'product_group':
      if (productGroupId) conditions.push(sql`total.node_id = ${productGroupId}`);
      break;
    case 'product_sub_group':
      if (productGroupId) conditions.push(sql`total.parent_id = ${productGroupId}`);
      if (productSubGroupId) conditions.push(sql`total.node_id = ${productSubGroupId}`);
      break;
    case 'product':
      if (productSubGroupId) conditions.push(sql`total.parent_id = ${productSubGroupId}`);
      if (productGroupId)
        conditions.push(sql`EXISTS (
          SELECT FROM calculation_total AS sub_group
          WHERE sub_group.calculation_id = total.calculation_id
            AND sub_group.organisation_id = total.organisation_id AND sub_group.level = 'product_sub_group'
            AND sub_group.node_id = total.parent_id AND sub_group.parent_id = ${productGroupId})`);
      break;
  }
  return sql.join(conditions, sql` AND `);
}

/** A pair that was not compared as the same work is compared nowhere: every item counts as lacking. */
const UNKNOWN_SCOPE = sql`(
  chosen.baseline_id IS NOT NULL AND chosen.optimization_id IS NOT NULL AND scope.baseline_id IS NULL)`;

/** Returns the condition that a calculation is in the set with both sides, because comparisons only exist there. */
const comparedIn = (set: SetCode) => sql`FILTER (WHERE chosen.in_set AND chosen.scope_set = ${set})`;

/**
 * Returns the number of items that lack something. A row of a whole is not the sum of its parts: what is a note in each
 * of them, or in the whole, need not be one in the other.
 */
function lacking(column: string, set: SetCode): SQL {
  const name = sql.identifier(column);
  return sql`(
    coalesce(sum(CASE WHEN ${UNKNOWN_SCOPE} THEN total.${sql.identifier(`${set}_items`)} END) ${comparedIn(set)}, 0)
    + CASE WHEN GROUPING(child.id) = 0 THEN coalesce(sum(lack.${name}) ${comparedIn(set)}, 0)
      ELSE coalesce((SELECT of_whole.${name} FROM of_whole WHERE of_whole.series = chosen.series), 0) END)::int`;
}

/** Returns, per series, the items that lack something at the requested node, or in the whole calculation. */
function lackingOfWhole(
  { organisationId, set, productGroupId, productSubGroupId }: StatisticQuestion,
  nodes: SQL,
): SQL {
  const atNode = (level: TotalLevel, id: string) => sql`lack.level = ${level} AND lack.node_id = ${id}::uuid`;
  const node = productSubGroupId
    ? atNode('product_sub_group', productSubGroupId)
    : productGroupId
      ? atNode('product_group', productGroupId)
      : sql`lack.level = 'calculation'`;
  return sql`
    SELECT chosen.series, sum(lack.mki_posts) AS mki_posts, sum(lack.co2_posts) AS co2_posts
    FROM chosen JOIN ${nodes} AS lack ON lack.baseline_id = chosen.baseline_id
      AND lack.optimization_id = chosen.optimization_id AND lack.set_code = chosen.scope_set
      AND lack.organisation_id = ${organisationId} AND lack.side = chosen.series AND ${node}
    WHERE chosen.in_set AND chosen.scope_set = ${set}
    GROUP BY chosen.series`;
}

function lackingPerModule(column: string, set: SetCode): SQL {
  const sums = LIFE_CYCLE_MODULES.map(
    (_, index) => sql`sum(CASE WHEN ${UNKNOWN_SCOPE} THEN total.${sql.identifier(`${set}_items`)}
      ELSE lack.${sql.identifier(column)}[${sql.raw(String(index + 1))}] END) ${comparedIn(set)}`,
  );
  return sql`ARRAY[${sql.join(sums, sql`, `)}]`;
}

function partlyPerModule(column: string, set: SetCode): SQL {
  const sums = LIFE_CYCLE_MODULES.map(
    (_, index) => sql`sum(lack.${sql.identifier(column)}[${sql.raw(String(index + 1))}]) ${comparedIn(set)}`,
  );
  return sql`ARRAY[${sql.join(sums, sql`, `)}]`;
}

/** Adds up an array per life-cycle module, place by place. */
function sumPerModule(column: ReturnType<typeof sql.identifier>, filter: SQL): SQL {
  return sumOfList(column, LIFE_CYCLE_MODULES.length, filter);
}

/** Adds up an array place by place (arrays in SQL count from 1). */
function sumOfList(column: ReturnType<typeof sql.identifier>, length: number, filter: SQL): SQL {
  const sums = Array.from(
    { length },
    (_, index) => sql`sum(total.${column}[${sql.raw(String(index + 1))}]) ${filter}`,
  );
  return sql`ARRAY[${sql.join(sums, sql`, `)}]`;
}
