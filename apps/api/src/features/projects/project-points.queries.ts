import type { ProjectStatus } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { getRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';
import { matches, type ProjectListFilters } from './project-list.queries.ts';
import { PROJECTS } from './projects.queries.ts';

/** A project as a point on a map; latitude and longitude in degrees (WGS 84). */
export interface ProjectPointRow {
  readonly id: string;
  readonly organisationSlug: string;
  readonly name: string;
  readonly location: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly status: ProjectStatus;
}

/** Returns the projects that a filter leaves, last modified first, at most so many; and how many there are. */
export async function listProjectPoints(
  queries: Queries,
  scope: Scope,
  filters: ProjectListFilters,
  most: number,
): Promise<{ count: number; items: ProjectPointRow[] }> {
  const condition = matches(scope, filters);
  const items = await listRows<ProjectPointRow>(
    queries,
    sql`
      SELECT project.id, organisation.slug AS "organisationSlug", project.name, project.location,
        project.latitude, project.longitude, project.status
      FROM ${PROJECTS} WHERE ${condition}
      ORDER BY project.modified_at DESC, project.id LIMIT ${most}`,
  );
  if (items.length < most) return { count: items.length, items };
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM ${PROJECTS} WHERE ${condition}`,
  );
  return { count, items };
}
