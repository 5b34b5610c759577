import {
  type AggregateLevel,
  type CalculationType,
  type ContractTypeFilter,
  LIFE_CYCLE_MODULES,
  type SeriesName,
  type SetCode,
  seriesOf,
} from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';

/** The calculations that a statistic is about. */
export type StatisticSource =
  /** the active calculations of one project */
  | { readonly kind: 'project'; readonly projectId: string; readonly types: readonly CalculationType[] }
  /** the representative pairs of the completed projects; null is no filter */
  | {
      readonly kind: 'pairs';
      readonly projectId: string | null;
      readonly years: readonly number[] | null;
      readonly contractType: ContractTypeFilter | null;
    };

export interface StatisticQuestion {
  readonly organisationId: string;
  readonly source: StatisticSource;
  readonly set: SetCode;
  readonly level: AggregateLevel;
  /** the node that is drilled into, null at the top */
  readonly parentId: string | null;
}

/** A sum of one series: of all its children when `childId` is null. Null figures are not stated by anything in it. */
export interface StatisticRow {
  readonly series: SeriesName;
  readonly childId: string | null;
  readonly childName: string | null;
  /** of the one calculation behind the row, null for several */
  readonly calculationId: string | null;
  readonly mkiEur: readonly (number | null)[];
  readonly co2Kg: readonly (number | null)[];
  readonly primaryTon: number;
  readonly secondaryTon: number;
  readonly biobasedTon: number;
  readonly renewableMj: number;
  readonly fossilMj: number;
  readonly equipmentEmissionFreeHours: number;
  readonly equipmentOtherHours: number;
  readonly transportEmissionFreeTkm: number;
  readonly transportOtherTkm: number;
  readonly calculations: number;
  readonly calculationsInSet: number;
  readonly items: number;
  readonly itemsInSet: number;
  readonly itemsUndeclared: number;
  readonly itemsWithoutCo2: number;
  /** per module */
  readonly itemsIncomplete: readonly (number | null)[];
}

/** The totals of the chosen calculations at a level, per series and child, and per series as a whole. */
export async function listStatistics(queries: Queries, question: StatisticQuestion): Promise<StatisticRow[]> {
  const { set, level, parentId } = question;
  const ofProjects = level === 'project';
  const child = ofProjects
    ? { id: sql`chosen.project_id`, name: sql`chosen.project_name` }
    : { id: sql`total.node_id`, name: sql`total.name` };
  const inSet = sql`FILTER (WHERE chosen.in_set)`;
  const count = (column: string) =>
    sql`coalesce(sum(total.${sql.identifier(`${set}_${column}`)}) ${inSet}, 0)::int`;
  return listRows(
    queries,
    sql`
      WITH chosen AS (${chosenCalculations(question)})
      SELECT chosen.series, ${child.id} AS "childId", ${child.name} AS "childName",
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
        count(DISTINCT chosen.calculation_id)::int AS calculations,
        (count(DISTINCT chosen.calculation_id) ${inSet})::int AS "calculationsInSet",
        sum(total.item_count)::int AS items, ${count('items')} AS "itemsInSet",
        ${count('items_undeclared')} AS "itemsUndeclared",
        ${count('items_without_co2')} AS "itemsWithoutCo2",
        ${sumPerModule(sql.identifier(`${set}_items_incomplete`), inSet)} AS "itemsIncomplete"
      FROM chosen
      JOIN calculation_total AS total ON total.calculation_id = chosen.calculation_id
        AND total.organisation_id = ${question.organisationId}
        AND total.level = ${ofProjects ? 'calculation' : level}
        AND (${parentId}::uuid IS NULL OR total.parent_id = ${parentId})
      GROUP BY GROUPING SETS ((chosen.series), (chosen.series, ${child.id}, ${child.name}))`,
  );
}

/** The years in which the organisation's projects were completed, latest first. */
export async function listCompletionYears(queries: Queries, organisationId: string): Promise<number[]> {
  const rows = await listRows<{ year: number }>(
    queries,
    sql`
      SELECT DISTINCT extract(year FROM design_phase_complete_date)::int AS year FROM project
      WHERE organisation_id = ${organisationId} AND design_phase_complete_date IS NOT NULL
      ORDER BY year DESC`,
  );
  return rows.map(({ year }) => year);
}

/** Whether the organisation has such a project. */
export async function hasProject(
  queries: Queries,
  organisationId: string,
  projectId: string,
): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`SELECT id FROM project WHERE id = ${projectId} AND organisation_id = ${organisationId}`,
  );
  return row !== null;
}

function chosenCalculations({ organisationId, source, set }: StatisticQuestion): SQL {
  switch (source.kind) {
    case 'project':
      return sql`
        SELECT calculation.id AS calculation_id, calculation.project_id, project.name AS project_name,
          CASE WHEN calculation.calculation_type = ANY(${sql.param(typesOf(source.types, 'baseline'))}::text[])
            THEN 'baseline' ELSE 'optimization' END AS series,
          ${set} = ANY(calculation.sets) AS in_set
        FROM calculation JOIN project ON project.id = calculation.project_id
        WHERE calculation.organisation_id = ${organisationId} AND calculation.project_id = ${source.projectId}
          AND calculation.active AND calculation.deleted_at IS NULL
          AND calculation.calculation_type = ANY(${sql.param(source.types)}::text[])`;
    case 'pairs':
      // A pair counts in a set when both sides state it: half a comparison is none.
      return sql`
        SELECT side.calculation_id, pair.project_id, project.name AS project_name, side.series,
          ${set} = ANY(baseline.sets) AND ${set} = ANY(optimization.sets) AS in_set
        FROM representative_pair AS pair
        JOIN project ON project.id = pair.project_id
        JOIN calculation AS baseline ON baseline.id = pair.baseline_id
        JOIN calculation AS optimization ON optimization.id = pair.optimization_id
        CROSS JOIN LATERAL (VALUES (pair.baseline_id, 'baseline'), (pair.optimization_id, 'optimization'))
          AS side (calculation_id, series)
        WHERE pair.organisation_id = ${organisationId}
          AND (${source.projectId}::uuid IS NULL OR pair.project_id = ${source.projectId})
          AND (${source.years === null} OR extract(year FROM project.design_phase_complete_date)::int
            = ANY(${sql.param(source.years ?? [])}::int[]))
          AND (${source.contractType}::text IS NULL
            OR (project.contract_type = 'NA') = (${source.contractType} = 'NA'))`;
  }
}

function typesOf(types: readonly CalculationType[], series: SeriesName): readonly CalculationType[] {
  return types.filter((type) => seriesOf(type) === series);
}

/** Adds up an array per life-cycle module, place by place (arrays in SQL count from 1). */
function sumPerModule(column: ReturnType<typeof sql.identifier>, filter: SQL): SQL {
  const sums = LIFE_CYCLE_MODULES.map(
    (_, index) => sql`sum(total.${column}[${sql.raw(String(index + 1))}]) ${filter}`,
  );
  return sql`ARRAY[${sql.join(sums, sql`, `)}]`;
}
