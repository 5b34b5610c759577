import { type ContractType, TIME_ZONE } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';

/** Two days 'yyyy-mm-dd', both included. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

export interface AgendaEventRow {
  readonly step:
    | 'started'
    | 'design-phase-planned'
    | 'design-phase-complete'
    | 'completion-planned'
    | 'complete';
  /** 'yyyy-mm-dd' */
  readonly date: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly contractType: ContractType;
  readonly organisationSlug: string;
  readonly organisationName: string;
}

/**
 * Returns the steps of projects, taken and planned, in a period, in order of date; of one organisation, or of the whole
 * scope.
 */
export async function listAgendaEvents(
  queries: Queries,
  scope: Scope,
  { slug, period }: { slug: string | null; period: Period },
): Promise<AgendaEventRow[]> {
  return listRows(
    queries,
    sql`
      SELECT event.step, event.day::text AS date, project.id AS "projectId", project.name AS "projectName",
        project.contract_type AS "contractType", organisation.slug AS "organisationSlug",
        organisation.name AS "organisationName"
      FROM project
        JOIN organisation ON organisation.id = project.organisation_id
        CROSS JOIN LATERAL (VALUES
          ('started', (project.created_at AT TIME ZONE ${TIME_ZONE})::date),
          ('design-phase-complete', project.design_phase_complete_date),
          ('complete', project.project_complete_date),
          -- What has happened is no plan any more.
          ('design-phase-planned',
            CASE WHEN project.design_phase_complete_date IS NULL THEN project.planned_award_date END),
          ('completion-planned',
            CASE WHEN project.project_complete_date IS NULL THEN project.planned_completion_date END)
        ) AS event (step, day)
      WHERE ${inScope(scope, sql`project.organisation_id`)}
        AND (${slug}::text IS NULL OR organisation.slug = ${slug})
        AND event.day BETWEEN ${period.from}::date AND ${period.until}::date
      ORDER BY event.day, lower(project.name), project.id, event.step DESC`,
  );
}
