import type { Contribution, ReductionIndicator, Sector, SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { type SQL, sql } from '../../../database/sql.ts';
import { scopeOfPair } from '../scope-of-pair.queries.ts';

/** The lowest and highest remaining part of the baseline; null where no baseline is above 0. */
type Amounts = Omit<Contribution, 'organisationId' | 'lowest' | 'highest'> & {
  readonly leastLeft: number | null;
  readonly mostLeft: number | null;
};

/** The subject of a cell: the smallest group of projects from which figures are composed; no filter splits it. */
export interface SectorCellSubject {
  readonly sector: Sector;
  readonly year: number;
  readonly tendered: boolean;
  readonly inA1: boolean;
  readonly inA2: boolean;
}

/**
 * The totals of an organisation's completed projects of one sector, year and kind. The kind includes which sets they
 * state: projects that state one set only are never in the same sum as those that state both.
 */
export interface SectorContributionRow extends SectorCellSubject, Record<ReductionIndicator, Amounts> {
  readonly organisationId: string;
}

/**
 * Returns the contributions of these organisations. A caller that reads those of others must not show them one by one.
 */
export async function listSectorContributions(
  queries: Queries,
  { set, organisationIds }: { readonly set: SetCode; readonly organisationIds: readonly string[] },
): Promise<SectorContributionRow[]> {
  const column = (figure: string) => sql.identifier(`${set}_${figure}`);
  return listRows(
    queries,
    sql`
      WITH side AS (
        SELECT pair.organisation_id, project.sector,
          extract(year FROM project.design_phase_complete_date)::int AS year,
          project.contract_type <> 'NA' AS tendered,
          before.a1_mki_eur IS NOT NULL AND after.a1_mki_eur IS NOT NULL AS in_a1,
          before.a2_mki_eur IS NOT NULL AND after.a2_mki_eur IS NOT NULL AS in_a2,
          CASE WHEN weighed_alike AND NOT scope.mki_open THEN before.${column('mki_eur')} END AS mki_before,
          CASE WHEN weighed_alike AND NOT scope.mki_open THEN after.${column('mki_eur')} END AS mki_after,
          CASE WHEN NOT scope.co2_open THEN before.${column('co2_kg')} END AS co2_before,
          CASE WHEN NOT scope.co2_open THEN after.${column('co2_kg')} END AS co2_after,
          CASE WHEN NOT posts.resources_open THEN before.material_ton END AS material_before,
          CASE WHEN NOT posts.resources_open THEN after.material_ton END AS material_after,
          before.${column('incomplete')} OR after.${column('incomplete')} AS incomplete
        FROM representative_pair AS pair
        JOIN project ON project.id = pair.project_id AND project.organisation_id = pair.organisation_id
        JOIN calculation_comparable AS before ON before.calculation_id = pair.baseline_id
          AND before.organisation_id = pair.organisation_id
        JOIN calculation_comparable AS after ON after.calculation_id = pair.optimization_id
          AND after.organisation_id = pair.organisation_id
        JOIN calculation AS baseline ON baseline.id = pair.baseline_id
          AND baseline.organisation_id = pair.organisation_id
        JOIN calculation AS optimization ON optimization.id = pair.optimization_id
          AND optimization.organisation_id = pair.organisation_id
        ${scopeOfPair(sql`pair.baseline_id`, sql`pair.optimization_id`, { organisation: sql`pair.organisation_id`, set })}
        CROSS JOIN LATERAL (
          SELECT baseline.${column('weights_version')} = optimization.${column('weights_version')} AS weighed_alike
        ) AS weighing
        WHERE pair.organisation_id = ANY(${sql.param(organisationIds)}::uuid[])
      )
      SELECT organisation_id AS "organisationId", sector, year, tendered, in_a1 AS "inA1", in_a2 AS "inA2",
        ${amounts('mki', sql`incomplete`)} AS mki, ${amounts('co2')} AS co2, ${amounts('material')} AS material
      FROM side
      GROUP BY organisation_id, sector, year, tendered, in_a1, in_a2`,
    'once',
  );
}

/**
 * Returns the sums over projects that are whole on both sides. The figures in calculation_comparable are whole: the
 * domain decided that when they were stored. An MKI is compared only where both sides were valued with the same
 * weights, and MKI and CO2 where both are the same work. For the extremes only the remaining part of the baseline (0.8
 * for a fifth less) is computed here; the domain converts it to percent. Only an MKI can be declared in part.
 */
function amounts(indicator: ReductionIndicator, incomplete: SQL = sql`false`): SQL {
  const before = sql.identifier(`${indicator}_before`);
  const after = sql.identifier(`${indicator}_after`);
  const stated = sql`FILTER (WHERE ${before} IS NOT NULL AND ${after} IS NOT NULL)`;
  const left = sql`CASE WHEN ${before} > 0 THEN ${after} / ${before} END`;
  return sql`json_build_object(
    'baseline', coalesce(sum(${before}) ${stated}, 0), 'optimization', coalesce(sum(${after}) ${stated}, 0),
    'projects', count(*) ${stated}, 'of', count(*), 'leastLeft', min(${left}), 'mostLeft', max(${left}),
    'reducing', count(${left}), 'incomplete', coalesce(bool_or(${incomplete}) ${stated}, false))`;
}
