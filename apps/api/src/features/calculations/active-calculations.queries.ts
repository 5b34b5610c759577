import { COLLECTION_CAP } from '@milieuspoor/contract';
import type { SetBearer } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { getRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** An active calculation, for the rule of one set. */
export interface ActiveCalculation extends SetBearer {
  readonly name: string;
}

export interface ProjectOfSeveralSetsRow {
  readonly id: string;
  readonly name: string;
  readonly organisationSlug: string;
  readonly organisationName: string;
  readonly active: readonly ActiveCalculation[];
}

/** Returns the active calculations of a project, in order of creation. */
export async function listActiveCalculations(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
): Promise<ActiveCalculation[]> {
  return listRows(
    queries,
    sql`
      SELECT calculation_type AS type, headline_set AS "headlineSet", name FROM calculation
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
        AND active AND deleted_at IS NULL
      ORDER BY created_at, id`,
  );
}

const OF_SEVERAL_SETS = sql`
  SELECT project_id, json_agg(json_build_object('type', calculation_type, 'headlineSet', headline_set, 'name', name)
    ORDER BY created_at, id) AS active
  FROM calculation WHERE active AND deleted_at IS NULL
  GROUP BY project_id HAVING min(headline_set) <> max(headline_set)`;

/**
 * Returns projects of all organisations whose active calculations are in more than one set, by organisation and name;
 * for the operator and staff, whose scope is everything.
 */
export async function listProjectsOfSeveralSets(
  queries: Queries,
  page: number,
): Promise<{ count: number; items: ProjectOfSeveralSetsRow[] }> {
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM (${OF_SEVERAL_SETS}) AS mixed`,
  );
  const items = await listRows<ProjectOfSeveralSetsRow>(
    queries,
    sql`
      SELECT project.id, project.name, organisation.slug AS "organisationSlug",
        organisation.name AS "organisationName", mixed.active
      FROM (${OF_SEVERAL_SETS}) AS mixed
      JOIN project ON project.id = mixed.project_id
      JOIN organisation ON organisation.id = project.organisation_id
      ORDER BY lower(organisation.name), lower(project.name), project.id
      LIMIT ${COLLECTION_CAP} OFFSET ${(page - 1) * COLLECTION_CAP}`,
  );
  return { count, items };
}
