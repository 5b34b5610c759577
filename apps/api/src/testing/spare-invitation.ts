import { randomUUID } from 'node:crypto';
import { getRow } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { insertMembershipInvitation } from '../features/invitations/membership-invitations.queries.ts';
import type { TestApp } from './test-app.ts';
import { addOrganisation } from './world.ts';

/** Returns an invitation of an account to an organisation, which may be answered; nobody's when there is no account. */
export async function spareInvitation(test: TestApp, accountId: string | undefined): Promise<string> {
  if (!accountId) return randomUUID();
  const { queries } = test.dependencies.database;
  const createdAt = test.clock.now();
  const invited = await getRow<{
    email: string;
    emailKey: string;
    dashboardType: 'member' | 'expert' | 'viewer';
  }>(
    queries,
    sql`
      SELECT email, email_key AS "emailKey", dashboard_type AS "dashboardType" FROM account WHERE id = ${accountId}`,
  );
  const { sentBy } = await getRow<{ sentBy: string }>(
    queries,
    sql`
      SELECT id AS "sentBy" FROM account
      WHERE is_staff AND active AND dashboard_type <> 'viewer' ORDER BY id LIMIT 1`,
  );
  const id = await insertMembershipInvitation(queries, {
    ...invited,
    organisationId: await addOrganisation(test, `nieuw-${randomUUID()}`),
    ...{ firstName: '', lastName: '', administrator: false, language: 'nl', sentBy, createdAt },
    expiresAt: new Date(createdAt.getTime() + 60_000),
    messageId: randomUUID(),
  });
  return id ?? randomUUID();
}
