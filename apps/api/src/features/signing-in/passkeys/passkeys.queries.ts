import type { Queries } from '../../../database/open-database.ts';
import { findRow, listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  /** base64url, as browsers name it */
  readonly credentialId: string;
  /** COSE */
  readonly publicKey: Buffer;
  /** the number of its signatures, as far as it counts; a bigint */
  readonly counter: string;
  readonly backedUp: boolean;
  readonly transports: string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export async function listPasskeysOf(queries: Queries, accountId: string): Promise<PasskeyRow[]> {
  return listRows(
    queries,
    sql`
      SELECT id, name, credential_id AS "credentialId", public_key AS "publicKey", counter,
        backed_up AS "backedUp", transports, created_at AS "createdAt", last_used_at AS "lastUsedAt"
      FROM passkey WHERE account_id = ${accountId} ORDER BY created_at, id`,
  );
}

export type NewPasskey = Omit<PasskeyRow, 'id' | 'counter' | 'lastUsedAt'> & { readonly counter: number };

/** Stores a passkey; returns false when somebody has it already. */
export async function insertPasskey(
  queries: Queries,
  accountId: string,
  passkey: NewPasskey,
): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`
      INSERT INTO passkey
        (account_id, name, credential_id, public_key, counter, backed_up, transports, created_at)
      VALUES (${accountId}, ${passkey.name}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.counter},
        ${passkey.backedUp},
        ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(passkey.transports)}::jsonb)), ${passkey.createdAt})
      ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
  );
  return row !== null;
}

/**
 * Records that a passkey signed; returns false when another use raised its counter as far or further in the meantime.
 */
export async function usePasskey(
  queries: Queries,
  { id, counter, backedUp }: { readonly id: string; readonly counter: number; readonly backedUp: boolean },
  now: Date,
): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`
      UPDATE passkey SET counter = ${counter}, backed_up = ${backedUp}, last_used_at = ${now}
      WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter}::bigint = 0)) RETURNING id`,
  );
  return row !== null;
}

/** Renames a passkey of the account; null when it has no such passkey. */
export async function namePasskey(
  queries: Queries,
  accountId: string,
  { id, name }: Pick<PasskeyRow, 'id' | 'name'>,
): Promise<PasskeyRow | null> {
  await queries.execute(
    sql`UPDATE passkey SET name = ${name} WHERE account_id = ${accountId} AND id = ${id}`,
  );
  return (await listPasskeysOf(queries, accountId)).find((each) => each.id === id) ?? null;
}

export async function deletePasskey(queries: Queries, accountId: string, id: string): Promise<void> {
  await queries.execute(sql`DELETE FROM passkey WHERE account_id = ${accountId} AND id = ${id}`);
}
