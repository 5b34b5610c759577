import type { Contribution, ReductionIndicator, Sector, SetCode } from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';

type Amounts = Omit<Contribution, 'organisationId'>;

/**
 * What an organisation's completed projects of one sector, year and kind come to. Which of the sets they state belongs to
 * the kind: projects that state one set only are never in the same sum as those that state both.
 */
export interface SectorContributionRow extends Record<ReductionIndicator, Amounts> {
  readonly organisationId: string;
  readonly sector: Sector;
  readonly year: number;
  readonly tendered: boolean;
  readonly inA1: boolean;
  readonly inA2: boolean;
}

/** The contributions of every organisation, or of one. Whoever asks for all of them must not show them one by one. */
export async function listSectorContributions(
  queries: Queries,
  { set, organisationId }: { readonly set: SetCode; readonly organisationId: string | null },
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
          before.${column('mki_eur')} AS mki_before, after.${column('mki_eur')} AS mki_after,
          before.${column('co2_kg')} AS co2_before, after.${column('co2_kg')} AS co2_after,
          before.material_ton AS material_before, after.material_ton AS material_after
        FROM representative_pair AS pair
        JOIN project ON project.id = pair.project_id
        JOIN calculation_summary AS before ON before.calculation_id = pair.baseline_id
        JOIN calculation_summary AS after ON after.calculation_id = pair.optimization_id
        WHERE ${organisationId}::uuid IS NULL OR pair.organisation_id = ${organisationId}
      )
      SELECT organisation_id AS "organisationId", sector, year, tendered, in_a1 AS "inA1", in_a2 AS "inA2",
        ${amounts('mki')} AS mki, ${amounts('co2')} AS co2, ${amounts('material')} AS material
      FROM side
      GROUP BY organisation_id, sector, year, tendered, in_a1, in_a2`,
    'once',
  );
}

/** The sums over projects that state both sides, and the extremes of reductionPercent (domain) over them. */
function amounts(indicator: ReductionIndicator): SQL {
  const before = sql.identifier(`${indicator}_before`);
  const after = sql.identifier(`${indicator}_after`);
  const stated = sql`FILTER (WHERE ${before} IS NOT NULL AND ${after} IS NOT NULL)`;
  const percent = sql`CASE WHEN ${before} > 0 THEN 100 * (${before} - ${after}) / ${before} END`;
  return sql`json_build_object(
    'baseline', coalesce(sum(${before}) ${stated}, 0), 'optimization', coalesce(sum(${after}) ${stated}, 0),
    'projects', count(*) ${stated}, 'lowest', min(${percent}), 'highest', max(${percent}),
    'reducing', count(${percent}))`;
}
