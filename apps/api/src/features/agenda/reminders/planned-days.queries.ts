import type { ContractType, Language } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** The number of days before a planned day at which its reminder is sent. */
export const REMINDED_DAYS_BEFORE = 7;

const PLANS = {
  award: {
    planned: sql`planned_award_date`,
    happened: sql`design_phase_complete_date`,
    reminded: sql`award_reminded_for`,
  },
  completion: {
    planned: sql`planned_completion_date`,
    happened: sql`project_complete_date`,
    reminded: sql`completion_reminded_for`,
  },
} as const;

export type Plan = keyof typeof PLANS;

export interface PlannedDayRow {
  readonly id: string;
  readonly organisationId: string;
  readonly organisationSlug: string;
  readonly name: string;
  readonly contractType: ContractType;
  /** 'yyyy-mm-dd' */
  readonly day: string;
}

/**
 * Takes a project with a planned day that is at most a week ahead and has no reminder yet; null when there is none.
 * Past events need no reminder, and on the day itself it is too late for one. A transaction that takes it keeps others
 * from it until it ends; another server then finds it done.
 */
export async function takeDuePlan(
  queries: Queries,
  plan: Plan,
  today: string,
): Promise<PlannedDayRow | null> {
  const { planned, happened, reminded } = PLANS[plan];
  return findRow(
    queries,
    sql`
      UPDATE project SET ${reminded} = ${planned}
      FROM organisation
      WHERE organisation.id = project.organisation_id AND project.id = (
        SELECT id FROM project
        WHERE ${happened} IS NULL AND ${planned} IS DISTINCT FROM ${reminded}
          AND ${planned} > ${today}::date AND ${planned} <= ${today}::date + ${REMINDED_DAYS_BEFORE}::int
        ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING project.id, project.organisation_id AS "organisationId", organisation.slug AS "organisationSlug",
        project.name, project.contract_type AS "contractType", project.${planned}::text AS day`,
  );
}

/** Omits the reminder of a planned day that is less than a week ahead when it is set, because it would be too late. */
export async function leaveOutLateReminder(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
  plan: Plan,
  today: string,
): Promise<void> {
  const { planned, reminded } = PLANS[plan];
  await queries.execute(sql`
      UPDATE project SET ${reminded} = ${planned}
      WHERE id = ${project.id} AND organisation_id = ${project.organisationId}
        AND ${planned} < ${today}::date + ${REMINDED_DAYS_BEFORE}::int`);
}

export interface RemindedMemberRow {
  readonly email: string;
  readonly language: Language;
}

/** Returns the members who work on a project, may see it today, and want reminders. */
export async function listRemindedMembers(
  queries: Queries,
  project: Pick<PlannedDayRow, 'id' | 'organisationId'>,
): Promise<RemindedMemberRow[]> {
  return listRows(
    queries,
    sql`
      SELECT account.email, account.language
      FROM project_member
        JOIN account ON account.id = project_member.account_id
        JOIN membership ON membership.account_id = account.id
          AND membership.organisation_id = project_member.organisation_id
      WHERE project_member.project_id = ${project.id} AND project_member.organisation_id = ${project.organisationId}
        AND membership.active AND account.active AND account.planning_reminders
        AND account.dashboard_type <> 'viewer' AND account.invited_at IS NULL AND account.email <> ''
      ORDER BY account.id`,
  );
}
