import type { DashboardType, Language } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** A member who wants to read each month what is missing. */
export interface DueMembership {
  readonly organisationId: string;
  readonly organisationSlug: string;
  readonly organisationName: string;
  readonly email: string;
  readonly language: Language;
  readonly isStaff: boolean;
  readonly dashboardType: DashboardType;
}

/**
 * Takes a membership whose month, 'yyyy-mm-01', was not mailed yet; null when there is none. A transaction that takes it
 * keeps others from it until it ends; another server then finds it done.
 */
export async function takeDueMembership(queries: Queries, month: string): Promise<DueMembership | null> {
  return findRow(
    queries,
    sql`
      UPDATE membership SET open_work_mailed_for = ${month}::date
      FROM organisation, account
      WHERE organisation.id = membership.organisation_id AND account.id = membership.account_id
        AND membership.id = (
          SELECT due.id FROM membership AS due JOIN account AS person ON person.id = due.account_id
          WHERE due.active AND person.active AND person.open_work_mails
            AND person.invited_at IS NULL AND person.email <> ''
            AND (due.open_work_mailed_for IS NULL OR due.open_work_mailed_for < ${month}::date)
          ORDER BY due.id LIMIT 1 FOR UPDATE OF due SKIP LOCKED
        )
      RETURNING membership.organisation_id AS "organisationId", organisation.slug AS "organisationSlug",
        organisation.name AS "organisationName", account.email, account.language, account.is_staff AS "isStaff",
        account.dashboard_type AS "dashboardType"`,
  );
}
