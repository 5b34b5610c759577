import {
  ACCOUNT_MEMORY,
  ACCOUNT_PERSON,
  ACCOUNT_PROFILE,
  type AccountMemory,
  type AccountProfile,
  type DashboardType,
  type Language,
  type NewValuesOf,
  nameKey,
  withEmpty,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { assignments, columnsOf, columnValues, readColumns } from '../../database/stated-columns.ts';
import { SIGNS_ON_AT } from './must-sign-on.queries.ts';
import { HAS_SECOND_FACTOR } from './second-factor/has-second-factor.queries.ts';

/** The data from which an account is made. */
export interface NewAccount extends NewValuesOf<typeof ACCOUNT_PERSON> {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly isStaff: boolean;
  readonly dashboardType: DashboardType;
}

export interface AccountRow extends AccountProfile, AccountMemory {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly isStaff: boolean;
  readonly dashboardType: DashboardType;
  readonly secondFactor: boolean;
  /** whether an authenticator app is one of their second factors */
  readonly authenticator: boolean;
  /** number of recovery codes that are not used yet */
  readonly recoveryCodesLeft: number;
  /** whether they registered, and staff have not decided yet */
  readonly waitsForAdmission: boolean;
  /** slugs of the organisations that they administer */
  readonly administers: readonly string[];
}

/** What people change of their own account. */
const OWN_FIELDS = { ...ACCOUNT_PROFILE, ...ACCOUNT_MEMORY } as const;

const ACCOUNT_COLUMNS = sql`
  account.id, account.username, account.email, ${readColumns('account', OWN_FIELDS)},
  account.is_staff AS "isStaff", account.dashboard_type AS "dashboardType",
  ${HAS_SECOND_FACTOR} AS "secondFactor", account.totp_confirmed_at IS NOT NULL AS authenticator,
  (
    SELECT count(*)::int FROM recovery_code
    WHERE recovery_code.account_id = account.id AND recovery_code.used_at IS NULL
  ) AS "recoveryCodesLeft",
  account.registered_at IS NOT NULL AS "waitsForAdmission",
  array(
    SELECT organisation.slug FROM membership JOIN organisation ON organisation.id = membership.organisation_id
    WHERE membership.account_id = account.id AND membership.active AND membership.administrator
    ORDER BY organisation.slug
  ) AS administers`;

export interface LoginAccount {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly language: Language;
  readonly passwordHash: string;
  readonly secondFactor: boolean;
  /** whether they registered, and the address is not confirmed yet */
  readonly unconfirmed: boolean;
  /** the organisation at whose provider they must sign in; null for an account that may use a password */
  readonly signsOnAt: string | null;
}

const UNCONFIRMED = sql`(registered_at IS NOT NULL AND email_verified_at IS NULL)`;

/** Returns the name of the person with an account; the username where there is no other name. */
export async function findAccountName(queries: Queries, id: string): Promise<string> {
  const { name } = await getRow<{ name: string }>(
    queries,
    sql`
      SELECT coalesce(nullif(trim(first_name || ' ' || last_name), ''), username) AS name
      FROM account WHERE id = ${id}`,
  );
  return name;
}

/** Returns the active account that signs in under this username or e-mail address. */
export async function findAccountForLogin(
  queries: Queries,
  usernameOrEmail: string,
): Promise<LoginAccount | null> {
  const key = nameKey(usernameOrEmail);
  return findRow(
    queries,
    sql`
      SELECT id, username, email, language, password_hash AS "passwordHash", ${HAS_SECOND_FACTOR} AS "secondFactor",
        ${UNCONFIRMED} AS unconfirmed, ${SIGNS_ON_AT} AS "signsOnAt"
      FROM account
      WHERE active AND (username_key = ${key} OR email_key = ${key})
      ORDER BY username_key = ${key} DESC LIMIT 1`,
  );
}

/** Returns the active account with this confirmed address. */
export async function findAccountByEmail(
  queries: Queries,
  email: string,
): Promise<{ id: string; username: string; email: string; language: Language } | null> {
  return findRow(
    queries,
    sql`
      SELECT id, username, email, language FROM account
      WHERE active AND email_key = ${nameKey(email)} AND NOT ${UNCONFIRMED}`,
  );
}

export async function getAccount(queries: Queries, accountId: string): Promise<AccountRow> {
  return getRow(queries, sql`SELECT ${ACCOUNT_COLUMNS} FROM account WHERE id = ${accountId}`);
}

/** Returns the account, locked until the transaction ends. */
export async function lockAccount(queries: Queries, accountId: string): Promise<AccountRow> {
  return getRow(queries, sql`SELECT ${ACCOUNT_COLUMNS} FROM account WHERE id = ${accountId} FOR UPDATE`);
}

/** Stores an account; returns its id. */
export async function insertAccount(queries: Queries, account: NewAccount): Promise<string> {
  const row = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO account
        (username, username_key, email, email_key, password_hash, ${columnsOf(ACCOUNT_PERSON)}, is_staff,
          dashboard_type)
      VALUES (${account.username}, ${nameKey(account.username)}, ${account.email}, ${nameKey(account.email)},
        ${account.passwordHash}, ${columnValues(ACCOUNT_PERSON, withEmpty(ACCOUNT_PERSON, account))},
        ${account.isStaff}, ${account.dashboardType})
      RETURNING id`,
  );
  return row.id;
}

/** Changes the given fields; absent ones do not change. */
export async function updateAccountProfile(
  queries: Queries,
  accountId: string,
  changes: Partial<AccountProfile & AccountMemory>,
): Promise<void> {
  const set = assignments(OWN_FIELDS, changes);
  if (set.length === 0) return;
  await queries.execute(sql`UPDATE account SET ${sql.join(set, sql`, `)} WHERE id = ${accountId}`);
}

export async function updateLastLogin(queries: Queries, accountId: string, now: Date): Promise<void> {
  await queries.execute(sql`UPDATE account SET last_login_at = ${now} WHERE id = ${accountId}`);
}

export async function hasAccounts(queries: Queries): Promise<boolean> {
  const row = await getRow<{ found: boolean }>(queries, sql`SELECT EXISTS (SELECT FROM account) AS found`);
  return row.found;
}
