import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { hasWords } from '../../database/search-condition.ts';
import { sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';

/** What can be shared: the picture of a chart, or a letter as a page. */
export const SHARED_FORMATS = ['png', 'html'] as const;
export type SharedFormat = (typeof SHARED_FORMATS)[number];

export interface FreshChart {
  readonly organisationId: string;
  readonly projectId: string | null;
  readonly accountId: string;
  /** random, the secret part of its address */
  readonly name: string;
  readonly title: string;
  readonly format: SharedFormat;
  /** the bytes that are shown */
  readonly image: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface SharedChartRow {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly format: SharedFormat;
  readonly organisationName: string;
  readonly projectName: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface AnyonesSharedChartRow extends SharedChartRow {
  /** the name, or the username of a maker without one */
  readonly maker: string;
}

/** Stores what is shared; returns its id. */
export async function insertSavedChart(queries: Queries, chart: FreshChart): Promise<string> {
  const row = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO saved_chart (organisation_id, project_id, account_id, name, title, format, image, created_at, expires_at)
      VALUES (${chart.organisationId}, ${chart.projectId}, ${chart.accountId}, ${chart.name}, ${chart.title},
        ${chart.format}, ${chart.image}, ${chart.createdAt}, ${chart.expiresAt})
      RETURNING id`,
  );
  return row.id;
}

/** Counts the pictures of an account that are still visible. */
export async function countSavedCharts(queries: Queries, accountId: string, now: Date): Promise<number> {
  const row = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM saved_chart WHERE account_id = ${accountId} AND expires_at > ${now}`,
  );
  return row.count;
}

/** Returns the pictures that an account shares within its scope, newest first. */
export async function listSharedCharts(
  queries: Queries,
  scope: Scope,
  { accountId, now }: { accountId: string; now: Date },
): Promise<SharedChartRow[]> {
  return listRows(
    queries,
    sql`
      SELECT saved_chart.id, saved_chart.name, saved_chart.title, saved_chart.format, organisation.name AS "organisationName",
        project.name AS "projectName", saved_chart.created_at AS "createdAt", saved_chart.expires_at AS "expiresAt"
      FROM saved_chart
        JOIN organisation ON organisation.id = saved_chart.organisation_id
        LEFT JOIN project ON project.id = saved_chart.project_id
      WHERE saved_chart.account_id = ${accountId} AND saved_chart.expires_at > ${now}
        AND ${inScope(scope, sql`saved_chart.organisation_id`)}
      ORDER BY saved_chart.created_at DESC, saved_chart.id`,
  );
}

const VISIBLE_MAKER = sql`
  account.active AND ((account.is_staff AND account.dashboard_type <> 'viewer') OR EXISTS (
    SELECT FROM membership
    WHERE membership.account_id = account.id AND membership.active
      AND membership.organisation_id = saved_chart.organisation_id
  ))`;

const MAKER = sql`coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username)`;

/** Returns a page of all visible pictures, newest first; its endpoint is for staff, whose scope is everything. */
export async function listAllSharedCharts(
  queries: Queries,
  { search, page, page_size, now }: { search: string; page: number; page_size: number; now: Date },
): Promise<{ count: number; items: AnyonesSharedChartRow[] }> {
  const charts = sql`
    saved_chart
      JOIN account ON account.id = saved_chart.account_id
      JOIN organisation ON organisation.id = saved_chart.organisation_id
      LEFT JOIN project ON project.id = saved_chart.project_id
    WHERE saved_chart.expires_at > ${now} AND ${VISIBLE_MAKER}
      AND ${hasWords(search, sql`concat_ws(' ', saved_chart.title, ${MAKER}, organisation.name, project.name)`)}`;
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM ${charts}`,
  );
  const items = await listRows<AnyonesSharedChartRow>(
    queries,
    sql`
      SELECT saved_chart.id, saved_chart.name, saved_chart.title, saved_chart.format, organisation.name AS "organisationName",
        project.name AS "projectName", saved_chart.created_at AS "createdAt", saved_chart.expires_at AS "expiresAt",
        ${MAKER} AS maker
      FROM ${charts}
      ORDER BY saved_chart.created_at DESC, saved_chart.id
      LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`,
  );
  return { count, items };
}

/** Deletes a picture, of this maker or with null of any; tells whether there was one. */
export async function deleteSavedChart(
  queries: Queries,
  { id, maker, now }: { id: string; maker: string | null; now: Date },
): Promise<boolean> {
  const rows = await listRows<{ id: string }>(
    queries,
    sql`
      DELETE FROM saved_chart
      WHERE id = ${id} AND (${maker}::uuid IS NULL OR account_id = ${maker}) AND expires_at > ${now} RETURNING id`,
  );
  return rows.length > 0;
}

/** Deletes pictures that nobody sees any more. */
export async function deleteExpiredCharts(queries: Queries, now: Date): Promise<void> {
  await queries.execute(sql`DELETE FROM saved_chart WHERE expires_at <= ${now}`);
}

/**
 * Returns what stands at an address, for anybody, as long as its maker may see the organisation to which it belongs.
 */
export async function findSharedPicture(
  queries: Queries,
  { name, format }: { readonly name: string; readonly format: SharedFormat },
  now: Date,
): Promise<{ title: string; image: Buffer } | null> {
  return findRow(
    queries,
    sql`
      SELECT saved_chart.title, saved_chart.image
      FROM saved_chart JOIN account ON account.id = saved_chart.account_id
      WHERE saved_chart.name = ${name} AND saved_chart.format = ${format} AND saved_chart.expires_at > ${now} AND ${VISIBLE_MAKER}`,
  );
}
