import { nameKey } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

interface NamedAccount {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly usernameKey: string;
  readonly emailKey: string;
}

/**
 * Gives accounts from before the keys the keys that the application makes: only names that are not plain ASCII can
 * differ. Returns the accounts whose key another account has: their names cannot be distinguished, and somebody must
 * rename one.
 */
export async function correctNameKeys(queries: Queries): Promise<readonly string[]> {
  const accounts = await listRows<NamedAccount>(
    queries,
    sql`
      SELECT id, username, email, username_key AS "usernameKey", email_key AS "emailKey" FROM account
      WHERE octet_length(username || email) <> char_length(username || email)`,
  );
  const taken: string[] = [];
  for (const { id, username, email, usernameKey, emailKey } of accounts) {
    const keys = { username: nameKey(username), email: nameKey(email) };
    if (keys.username === usernameKey && keys.email === emailKey) continue;
    const corrected = await findRow(
      queries,
      sql`
        UPDATE account SET username_key = ${keys.username}, email_key = ${keys.email}
        WHERE id = ${id} AND NOT EXISTS (
          SELECT FROM account other
          WHERE other.id <> ${id} AND (other.username_key = ${keys.username} OR other.email_key = ${keys.email}))
        RETURNING id`,
    );
    if (!corrected) taken.push(id);
  }
  return taken;
}
