import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';

/** A membership with what the history says of it. */
export interface MembershipRow {
  readonly id: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly organisationId: string;
  readonly organisationName: string;
  readonly active: boolean;
}

/** A membership, held until the transaction ends. */
export async function lockMembership(queries: Queries, id: string): Promise<MembershipRow | null> {
  return findRow(
    queries,
    sql`
      SELECT membership.id, membership.account_id AS "accountId",
        coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username)
          AS "accountName",
        membership.organisation_id AS "organisationId", organisation.name AS "organisationName",
        membership.active
      FROM membership
      JOIN account ON account.id = membership.account_id
      JOIN organisation ON organisation.id = membership.organisation_id
      WHERE membership.id = ${id} FOR UPDATE OF membership`,
  );
}

/** The account that a membership belongs to. */
export async function findMembershipHolder(queries: Queries, id: string): Promise<string | null> {
  const row = await findRow<{ accountId: string }>(
    queries,
    sql`SELECT account_id AS "accountId" FROM membership WHERE id = ${id}`,
  );
  return row?.accountId ?? null;
}

/** Stores a membership; answers its id, null when there is one already. */
export async function insertNewMembership(
  queries: Queries,
  organisationId: string,
  accountId: string,
): Promise<string | null> {
  const row = await findRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO membership (organisation_id, account_id) VALUES (${organisationId}, ${accountId})
      ON CONFLICT DO NOTHING RETURNING id`,
  );
  return row?.id ?? null;
}

export async function setMembershipActive(queries: Queries, id: string, active: boolean): Promise<void> {
  await queries.execute(sql`UPDATE membership SET active = ${active} WHERE id = ${id}`);
}

export async function deleteMembership(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`DELETE FROM membership WHERE id = ${id}`);
}
