import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** The columns that store sealed texts for longer than minutes; a test checks that no column of bytes is missing. */
export const SEALED_COLUMNS = [
  { table: 'account', id: 'id', column: 'totp_secret' },
  { table: 'queued_mail', id: 'id', column: 'sealed' },
  { table: 'sign_on', id: 'organisation_id', column: 'client_secret' },
  { table: 'webhook', id: 'id', column: 'secret' },
  { table: 'webhook', id: 'id', column: 'former_secret' },
] as const;
export type SealedColumn = (typeof SEALED_COLUMNS)[number];

export async function listSealed(
  queries: Queries,
  { table, id, column }: SealedColumn,
): Promise<{ id: string; sealed: Buffer }[]> {
  return listRows(
    queries,
    sql`
      SELECT ${sql.identifier(id)}::text AS id, ${sql.identifier(column)} AS sealed
      FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} IS NOT NULL`,
  );
}

/** Replaces one sealed text by another; returns false when somebody else changed it meanwhile. */
export async function replaceSealed(
  queries: Queries,
  { table, id, column }: SealedColumn,
  row: { readonly id: string; readonly sealed: Buffer; readonly anew: Buffer },
): Promise<boolean> {
  const replaced = await findRow(
    queries,
    sql`
      UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${row.anew}
      WHERE ${sql.identifier(id)}::text = ${row.id} AND ${sql.identifier(column)} = ${row.sealed}
      RETURNING ${sql.identifier(id)}::text AS id`,
  );
  return replaced !== null;
}
