import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import type { Scope } from '../../http/caller.ts';

export interface FreshChart {
  readonly organisationId: string;
  readonly projectId: string | null;
  readonly accountId: string;
  /** random, the secret part of its address */
  readonly name: string;
  readonly title: string;
  readonly image: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface SharedChartRow {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly organisationName: string;
  readonly projectName: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Stores a picture; answers its id. */
export async function insertSavedChart(queries: Queries, chart: FreshChart): Promise<string> {
  const row = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO saved_chart (organisation_id, project_id, account_id, name, title, image, created_at, expires_at)
      VALUES (${chart.organisationId}, ${chart.projectId}, ${chart.accountId}, ${chart.name}, ${chart.title},
        ${chart.image}, ${chart.createdAt}, ${chart.expiresAt})
      RETURNING id`,
  );
  return row.id;
}

/** How many pictures of an account can still be seen. */
export async function countSavedCharts(queries: Queries, accountId: string, now: Date): Promise<number> {
  const row = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM saved_chart WHERE account_id = ${accountId} AND expires_at > ${now}`,
  );
  return row.count;
}

/** The pictures that an account shares within its scope, newest first. */
export async function listSharedCharts(
  queries: Queries,
  scope: Scope,
  { accountId, now }: { accountId: string; now: Date },
): Promise<SharedChartRow[]> {
  return listRows(
    queries,
    sql`
      SELECT saved_chart.id, saved_chart.name, saved_chart.title, organisation.name AS "organisationName",
        project.name AS "projectName", saved_chart.created_at AS "createdAt", saved_chart.expires_at AS "expiresAt"
      FROM saved_chart
        JOIN organisation ON organisation.id = saved_chart.organisation_id
        LEFT JOIN project ON project.id = saved_chart.project_id
      WHERE saved_chart.account_id = ${accountId} AND saved_chart.expires_at > ${now}
        AND ${inScope(scope, sql`saved_chart.organisation_id`)}
      ORDER BY saved_chart.created_at DESC, saved_chart.id`,
  );
}

/** Removes a picture of the account's own; whether there was one. */
export async function deleteSavedChart(
  queries: Queries,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<boolean> {
  const rows = await listRows<{ id: string }>(
    queries,
    sql`
      DELETE FROM saved_chart WHERE id = ${id} AND account_id = ${accountId} AND expires_at > ${now} RETURNING id`,
  );
  return rows.length > 0;
}

/** Removes what nobody sees any more. */
export async function deleteExpiredCharts(queries: Queries, now: Date): Promise<void> {
  await queries.execute(sql`DELETE FROM saved_chart WHERE expires_at <= ${now}`);
}

/** The picture at an address, for anybody, as long as its maker may see the organisation that it is of. */
export async function findSharedPicture(
  queries: Queries,
  name: string,
  now: Date,
): Promise<{ title: string; image: Buffer } | null> {
  return findRow(
    queries,
    sql`
      SELECT saved_chart.title, saved_chart.image
      FROM saved_chart JOIN account ON account.id = saved_chart.account_id
      WHERE saved_chart.name = ${name} AND saved_chart.expires_at > ${now} AND account.active
        AND (account.is_staff OR EXISTS (
          SELECT FROM membership
          WHERE membership.account_id = account.id AND membership.active
            AND membership.organisation_id = saved_chart.organisation_id
        ))`,
  );
}
