import type { DashboardType } from '@milieuspoor/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow } from '../../database/rows.ts';

export interface AccountRow {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tel: string;
  readonly isStaff: boolean;
  readonly dashboardType: DashboardType;
}

const ACCOUNT_COLUMNS = sql`
  account.id, account.username, account.email, account.first_name AS "firstName",
  account.last_name AS "lastName", account.tel, account.is_staff AS "isStaff",
  account.dashboard_type AS "dashboardType"`;

/** The active account that signs in under this username or e-mail address. */
export async function findAccountForLogin(
  queries: Queries,
  usernameOrEmail: string,
): Promise<{ id: string; passwordHash: string } | null> {
  return findRow(
    queries,
    sql`
      SELECT id, password_hash AS "passwordHash" FROM account
      WHERE active AND (lower(username) = lower(${usernameOrEmail}) OR lower(email) = lower(${usernameOrEmail}))
      ORDER BY lower(username) = lower(${usernameOrEmail}) DESC LIMIT 1`,
  );
}

export async function getAccount(queries: Queries, accountId: string): Promise<AccountRow> {
  return getRow(queries, sql`SELECT ${ACCOUNT_COLUMNS} FROM account WHERE id = ${accountId}`);
}

export interface NewAccount extends Omit<AccountRow, 'id'> {
  readonly passwordHash: string;
}

/** Stores an account; answers its id. */
export async function insertAccount(queries: Queries, account: NewAccount): Promise<string> {
  const row = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO account
        (username, email, password_hash, first_name, last_name, tel, is_staff, dashboard_type)
      VALUES (${account.username}, ${account.email}, ${account.passwordHash}, ${account.firstName},
        ${account.lastName}, ${account.tel}, ${account.isStaff}, ${account.dashboardType})
      RETURNING id`,
  );
  return row.id;
}

export async function hasAccounts(queries: Queries): Promise<boolean> {
  const row = await getRow<{ found: boolean }>(queries, sql`SELECT EXISTS (SELECT FROM account) AS found`);
  return row.found;
}
