import type { Language } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/**
 * Whether `membership`, of `account`, administers its organisation now: viewers do not, nor do suspended members or
 * those who have not come in yet.
 */
export const RUNS_ORGANISATION = sql`
  membership.active AND membership.administrator
  AND account.active AND account.dashboard_type <> 'viewer' AND account.invited_at IS NULL`;

/** An account that can administer an organisation now. */
export interface AdministratorRow {
  readonly organisationId: string;
  readonly organisationName: string;
  readonly accountId: string;
}

/**
 * Locks organisations until the transaction ends, so that two changes of an organisation's administrators come one
 * after the other. Called before an account or a membership is locked, and in one order, so that no two changes wait
 * for each other.
 */
export async function lockOrganisations(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.execute(sql`
    SELECT id FROM organisation WHERE id = ANY(${sql.param(ids)}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
}

/**
 * Returns who can administer these organisations now. Called after locking them, so that it sees what the former
 * holder stored.
 */
export async function listAdministrators(
  queries: Queries,
  organisationIds: readonly string[],
): Promise<AdministratorRow[]> {
  return listRows(
    queries,
    sql`
      SELECT membership.organisation_id AS "organisationId", organisation.name AS "organisationName",
        membership.account_id AS "accountId"
      FROM membership
        JOIN organisation ON organisation.id = membership.organisation_id
        JOIN account ON account.id = membership.account_id
      WHERE membership.organisation_id = ANY(${sql.param(organisationIds)}::uuid[])
        AND ${RUNS_ORGANISATION}
      ORDER BY lower(organisation.name), organisation.id`,
  );
}

/** Returns the organisations that an account was given to administer, by id, whether or not it can at present. */
export async function listAdministeredIds(queries: Queries, accountId: string): Promise<string[]> {
  const rows = await listRows<{ id: string }>(
    queries,
    sql`
      SELECT organisation_id AS id FROM membership
      WHERE account_id = ${accountId} AND administrator ORDER BY organisation_id`,
  );
  return rows.map(({ id }) => id);
}

export interface ToldAdministratorRow {
  readonly accountId: string;
  readonly email: string;
  readonly language: Language;
}

/** Returns the mailboxes of those who can administer an organisation now. */
export async function listToldAdministrators(
  queries: Queries,
  organisationId: string,
): Promise<ToldAdministratorRow[]> {
  return listRows(
    queries,
    sql`
      SELECT account.id AS "accountId", account.email, account.language
      FROM membership JOIN account ON account.id = membership.account_id
      WHERE membership.organisation_id = ${organisationId} AND ${RUNS_ORGANISATION}
        AND account.email <> ''
      ORDER BY account.id`,
  );
}

/**
 * Tells whether an account administers an organisation now; its row is locked, so that this remains true until its
 * action is stored.
 */
export async function lockAdministered(
  queries: Queries,
  accountId: string,
  organisationId: string,
): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`
      SELECT account.id FROM account
      WHERE account.id = ${accountId} AND account.active AND account.dashboard_type <> 'viewer'
        AND (account.is_staff OR EXISTS (
          SELECT FROM membership
          WHERE membership.account_id = account.id AND membership.organisation_id = ${organisationId}
            AND membership.active AND membership.administrator))
      FOR SHARE OF account`,
  );
  return row !== null;
}
