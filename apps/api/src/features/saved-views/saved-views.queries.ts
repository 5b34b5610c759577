import { randomUUID } from 'node:crypto';
import type { SavedChoices } from '@milieuspoor/contract';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';

export interface SavedViewRow {
  readonly id: string;
  readonly name: string;
  readonly shared: boolean;
  readonly accountId: string;
  readonly madeBy: string;
  readonly starts: boolean;
  readonly view: SavedChoices;
}

/** The views that somebody has in an organisation. */
export interface ViewsOf {
  readonly organisationId: string;
  readonly accountId: string;
}

/** Returns the condition for a view that somebody has: one of their own, or a shared one. */
function hadBy(scope: Scope, { organisationId, accountId }: ViewsOf): SQL {
  return sql`saved_view.organisation_id = ${organisationId} AND ${inScope(scope, sql`saved_view.organisation_id`)}
    AND (saved_view.account_id = ${accountId} OR saved_view.shared)`;
}

const columns = (accountId: string) => sql`saved_view.id, saved_view.name, saved_view.shared,
  saved_view.account_id AS "accountId", saved_view.view,
  coalesce(nullif(trim(maker.first_name || ' ' || maker.last_name), ''), maker.username) AS "madeBy",
  EXISTS (
    SELECT FROM start_view WHERE start_view.view_id = saved_view.id
      AND start_view.organisation_id = saved_view.organisation_id AND start_view.account_id = ${accountId}
  ) AS starts`;

const VIEWS = sql`saved_view JOIN account AS maker ON maker.id = saved_view.account_id`;

/** Returns the views that somebody has in an organisation within the scope, by name. */
export async function listSavedViews(queries: Queries, scope: Scope, of: ViewsOf): Promise<SavedViewRow[]> {
  return listRows(
    queries,
    sql`
      SELECT ${columns(of.accountId)} FROM ${VIEWS} WHERE ${hadBy(scope, of)}
      ORDER BY lower(saved_view.name), saved_view.id`,
  );
}

/** Returns one of them. */
export async function findSavedView(
  queries: Queries,
  scope: Scope,
  { id, ...of }: ViewsOf & { readonly id: string },
): Promise<SavedViewRow | null> {
  return findRow(
    queries,
    sql`SELECT ${columns(of.accountId)} FROM ${VIEWS} WHERE saved_view.id = ${id} AND ${hadBy(scope, of)}`,
  );
}

/** Returns how many views somebody made in an organisation, and how many are shared there. */
export async function countSavedViews(
  queries: Queries,
  { organisationId, accountId }: ViewsOf,
): Promise<{ readonly own: number; readonly shared: number }> {
  return getRow(
    queries,
    sql`
      SELECT count(*) FILTER (WHERE account_id = ${accountId})::int AS own,
        count(*) FILTER (WHERE shared)::int AS shared
      FROM saved_view WHERE organisation_id = ${organisationId}`,
  );
}

export interface NewSavedView extends ViewsOf {
  readonly name: string;
  readonly shared: boolean;
  readonly view: SavedChoices;
  readonly createdAt: Date;
}

/** Stores a view, and returns its id. */
export async function insertSavedView(queries: Queries, view: NewSavedView): Promise<string> {
  const id = randomUUID();
  await queries.execute(sql`
    INSERT INTO saved_view (id, organisation_id, account_id, name, shared, view, created_at)
    VALUES (${id}, ${view.organisationId}, ${view.accountId}, ${view.name}, ${view.shared},
      ${JSON.stringify(view.view)}::jsonb, ${view.createdAt})`);
  return id;
}

/** What can be changed of a view. */
export type SavedViewChange = Pick<NewSavedView, 'organisationId' | 'name' | 'shared' | 'view'> & {
  readonly id: string;
};

/** Changes a view. Where it is shared no longer, nobody but its maker starts with it. */
export async function updateSavedView(queries: Queries, change: SavedViewChange): Promise<void> {
  const { id, organisationId, name, shared, view } = change;
  await queries.execute(sql`
    UPDATE saved_view SET name = ${name}, shared = ${shared}, view = ${JSON.stringify(view)}::jsonb
    WHERE id = ${id} AND organisation_id = ${organisationId}`);
  if (shared) return;
  await queries.execute(sql`
    DELETE FROM start_view USING saved_view
    WHERE saved_view.id = start_view.view_id AND saved_view.organisation_id = start_view.organisation_id
      AND saved_view.id = ${id} AND saved_view.organisation_id = ${organisationId}
      AND start_view.account_id <> saved_view.account_id`);
}

/** Deletes a view; who started with it starts with the whole dashboard. */
export async function deleteSavedView(
  queries: Queries,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
): Promise<void> {
  await queries.execute(sql`DELETE FROM saved_view WHERE id = ${id} AND organisation_id = ${organisationId}`);
}

/** Stores the view that somebody's dashboard opens with; null for none. */
export async function setStartView(
  queries: Queries,
  { organisationId, accountId }: ViewsOf,
  viewId: string | null,
): Promise<void> {
  await queries.execute(sql`
    DELETE FROM start_view WHERE account_id = ${accountId} AND organisation_id = ${organisationId}`);
  if (viewId !== null)
    await queries.execute(sql`
      INSERT INTO start_view (account_id, organisation_id, view_id)
      VALUES (${accountId}, ${organisationId}, ${viewId})
      ON CONFLICT (account_id, organisation_id) DO UPDATE SET view_id = excluded.view_id`);
}

/** Returns the years in which an organisation completed a design. */
export async function listYearsWithDesigns(
  queries: Queries,
  scope: Scope,
  organisationId: string,
): Promise<number[]> {
  const rows = await listRows<{ year: number }>(
    queries,
    sql`
      SELECT DISTINCT extract(year FROM design_phase_complete_date)::int AS year FROM project
      WHERE organisation_id = ${organisationId} AND ${inScope(scope, sql`organisation_id`)}
        AND design_phase_complete_date IS NOT NULL`,
  );
  return rows.map(({ year }) => year);
}
