import {
  ACCOUNT_DATA,
  type AccountData,
  type DashboardType,
  type Language,
  nameKey,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { assignments } from '../../database/stated-columns.ts';

/** Changes what is given of an account; absent fields stay as they are. */
export async function updateAccountData(
  queries: Queries,
  id: string,
  changes: Partial<AccountData>,
): Promise<void> {
  const set = sql.join(assignments(ACCOUNT_DATA, changes), sql`, `);
  await queries.execute(sql`UPDATE account SET ${set} WHERE id = ${id}`);
}

export async function closeAccount(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`UPDATE account SET active = false WHERE id = ${id}`);
}

/**
 * Returns the accounts that can administer now, locked until the transaction ends: two administrators who demote each
 * other at the same time come one after the other.
 */
export async function lockAdministrators(queries: Queries): Promise<string[]> {
  const rows = await listRows<{ id: string }>(
    queries,
    sql`
      SELECT id FROM account
      WHERE is_staff AND active AND dashboard_type <> 'viewer' AND invited_at IS NULL
      ORDER BY id FOR UPDATE`,
  );
  return rows.map(({ id }) => id);
}

interface Invited {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dashboardType: DashboardType;
  readonly isStaff: boolean;
  readonly language: Language;
  /** of a password that nobody knows */
  readonly passwordHash: string;
}

/** Stores an invited account under its e-mail address; null when the address is taken. */
export async function insertInvited(queries: Queries, invited: Invited, now: Date): Promise<string | null> {
  const key = nameKey(invited.email);
  const row = await findRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO account (username, username_key, email, email_key, password_hash, first_name, last_name,
        dashboard_type, is_staff, language, invited_at)
      SELECT ${invited.email}::text, ${key}::text, ${invited.email}::text, ${key}::text,
        ${invited.passwordHash}, ${invited.firstName}, ${invited.lastName}, ${invited.dashboardType}, ${invited.isStaff}::boolean, ${invited.language},
        ${now}::timestamptz
      WHERE NOT EXISTS (SELECT FROM account WHERE email_key = ${key} OR username_key = ${key})
      ON CONFLICT DO NOTHING RETURNING id`,
  );
  return row?.id ?? null;
}
