import type { ContractType, ProjectType, Sector } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { getRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { matches, type PairFilter } from '../statistics/chosen-calculations.queries.ts';

/** A completed project with a pair, by the fields that it is grouped by. */
export interface PairedProject {
  readonly id: string;
  readonly name: string;
  /** in which its design was completed */
  readonly year: number;
  readonly sector: Sector;
  readonly projectType: ProjectType;
  readonly contractType: ContractType;
}

/** Returns the organisation's completed projects with a pair, by year and name. */
export async function listPairedProjects(
  queries: Queries,
  organisationId: string,
  filter: PairFilter,
): Promise<PairedProject[]> {
  return listRows(
    queries,
    sql`
      SELECT project.id, project.name, extract(year FROM project.design_phase_complete_date)::int AS year,
        project.sector, project.project_type AS "projectType", project.contract_type AS "contractType"
      FROM representative_pair AS pair
      JOIN project ON project.id = pair.project_id AND project.organisation_id = pair.organisation_id
      WHERE pair.organisation_id = ${organisationId} AND project.design_phase_complete_date IS NOT NULL
        AND ${matches(filter)}
      ORDER BY year, lower(project.name), project.id`,
    'once',
  );
}

/** How many projects are in no figure, because they have nothing to compare. */
export interface UncountedProjects {
  /** projects whose design is not completed; they have no year, so the filter of years does not concern them */
  readonly unfinished: number;
  /** completed projects without two calculations to compare */
  readonly withoutPair: number;
}

/** Counts the organisation's projects that have no pair to compare. */
export async function countUncounted(
  queries: Queries,
  organisationId: string,
  filter: PairFilter,
): Promise<UncountedProjects> {
  return getRow(
    queries,
    sql`
      SELECT
        (count(*) FILTER (WHERE project.design_phase_complete_date IS NULL
          AND ${matches({ ...filter, years: null })}))::int AS unfinished,
        (count(*) FILTER (WHERE project.design_phase_complete_date IS NOT NULL AND ${matches(filter)}
          AND NOT EXISTS (
            SELECT FROM representative_pair AS pair
            WHERE pair.project_id = project.id AND pair.organisation_id = project.organisation_id)))::int
          AS "withoutPair"
      FROM project WHERE project.organisation_id = ${organisationId}`,
    'once',
  );
}
