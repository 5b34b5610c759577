import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** A membership with the data that the history records. */
export interface MembershipRow {
  readonly id: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly organisationId: string;
  readonly organisationName: string;
  readonly active: boolean;
  readonly administrator: boolean;
  /** whether it is a viewer, who cannot administer an organisation */
  readonly viewer: boolean;
}

/** Returns a membership, locked until the transaction ends. */
export async function lockMembership(queries: Queries, id: string): Promise<MembershipRow | null> {
  return findRow(
    queries,
    sql`
      SELECT membership.id, membership.account_id AS "accountId",
        coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username)
          AS "accountName",
        membership.organisation_id AS "organisationId", organisation.name AS "organisationName",
        membership.active, membership.administrator, account.dashboard_type = 'viewer' AS viewer
      FROM membership
      JOIN account ON account.id = membership.account_id
      JOIN organisation ON organisation.id = membership.organisation_id
      WHERE membership.id = ${id} FOR UPDATE OF membership`,
  );
}

/** Returns the account and the organisation of a membership. */
export async function findMembership(
  queries: Queries,
  id: string,
): Promise<Pick<MembershipRow, 'accountId' | 'organisationId'> | null> {
  return findRow(
    queries,
    sql`
      SELECT account_id AS "accountId", organisation_id AS "organisationId" FROM membership WHERE id = ${id}`,
  );
}

/** Returns the memberships of an account, including suspended ones. */
export async function listMembershipIds(queries: Queries, accountId: string): Promise<string[]> {
  const rows = await listRows<{ id: string }>(
    queries,
    sql`SELECT id FROM membership WHERE account_id = ${accountId} ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

/** Stores a membership; returns its id, null when there is already one. */
export async function insertNewMembership(
  queries: Queries,
  organisationId: string,
  accountId: string,
  administrator = false,
): Promise<string | null> {
  const row = await findRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO membership (organisation_id, account_id, administrator)
      VALUES (${organisationId}, ${accountId}, ${administrator})
      ON CONFLICT DO NOTHING RETURNING id`,
  );
  return row?.id ?? null;
}

/** The changeable fields of a membership. */
export type MembershipData = Pick<MembershipRow, 'active' | 'administrator'>;

export async function updateMembershipData(
  queries: Queries,
  id: string,
  { active, administrator }: MembershipData,
): Promise<void> {
  await queries.execute(sql`
    UPDATE membership SET active = ${active}, administrator = ${administrator} WHERE id = ${id}`);
}

export async function deleteMembership(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`DELETE FROM membership WHERE id = ${id}`);
}
