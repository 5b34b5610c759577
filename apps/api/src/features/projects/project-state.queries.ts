import {
  type CompletionSubject,
  PROJECT_FIELDS,
  type ProjectState,
  versionMoment,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { assignments } from '../../database/stated-columns.ts';
import type { ProjectRow } from './projects.queries.ts';

/**
 * Changes the given values of a project; absent keys do not change. A value that follows from something else, as the
 * reference value does from the baseline, is nobody's edit: `derived` leaves the revision of people's changes as it is,
 * so that no open form of the project's data becomes stale. The database raises the version of the model, whoever
 * changes it.
 */
export async function updateProjectRow(
  queries: Queries,
  project: Pick<ProjectRow, 'id' | 'organisationId' | 'modifiedAt'>,
  changes: Partial<ProjectState>,
  { now, derived = false }: { readonly now: Date; readonly derived?: boolean },
): Promise<void> {
  const set = [
    sql`modified_at = ${versionMoment(now, project.modifiedAt)}`,
    ...(derived ? [] : [sql`revision = revision + 1, own_revision = revision + 1`]),
    ...assignments(PROJECT_FIELDS, changes),
  ];
  await queries.execute(sql`
    UPDATE project SET ${sql.join(set, sql`, `)}
    WHERE id = ${project.id} AND organisation_id = ${project.organisationId}`);
}

/** Returns who changed the project's own data last; '' if that person is unknown. */
export async function findLastEditor(
  queries: Queries,
  project: Pick<ProjectRow, 'id' | 'organisationId'>,
): Promise<string> {
  const row = await findRow<{ name: string }>(
    queries,
    sql`
      SELECT actor_name AS name FROM history_entry
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
        AND subject_type = 'project'
      ORDER BY id DESC LIMIT 1`,
  );
  return row?.name ?? '';
}

/** Returns the facts about a project's calculations and bidders that the rules of completion need. */
export async function findCompletionFacts(
  queries: Queries,
  project: Pick<ProjectRow, 'id' | 'organisationId'>,
): Promise<Pick<CompletionSubject, 'active' | 'applicantCount' | 'winnerChosen'>> {
  const { applicantCount, winnerChosen, ...active } = await getRow<
    CompletionSubject['active'] & Pick<CompletionSubject, 'applicantCount' | 'winnerChosen'>
  >(
    queries,
    sql`
      SELECT
        count(*) FILTER (WHERE active AND calculation_type = 'design-baseline') > 0 AS "designBaseline",
        count(*) FILTER (WHERE active AND calculation_type = 'design-optimization') > 0 AS "designOptimization",
        count(*) FILTER (WHERE active AND calculation_type = 'as-built-baseline') > 0 AS "asBuiltBaseline",
        count(*) FILTER (WHERE active AND calculation_type = 'as-built-optimization') > 0 AS "asBuiltOptimization",
        (
          SELECT count(*) FROM applicant WHERE project_id = ${project.id}
            AND organisation_id = ${project.organisationId} AND deleted_at IS NULL
        )::int AS "applicantCount",
        count(*) FILTER (WHERE active AND calculation_type = 'applicant') > 0 AS "winnerChosen"
      FROM calculation
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId} AND deleted_at IS NULL`,
  );
  return { active, applicantCount, winnerChosen };
}
