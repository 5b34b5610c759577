import { type DashboardType, type Language, nameKey } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

export interface RegistrationData {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly wish: string;
  readonly language: Language;
}

/** An account under an e-mail address, as far as registration needs it. */
interface KnownAccount {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  /** whether it registered, and the address is not confirmed yet */
  readonly unconfirmed: boolean;
}

/**
 * Returns the account to which an e-mail address belongs, or whose username it is; locked until the transaction ends.
 */
export async function lockAccountOfEmail(queries: Queries, email: string): Promise<KnownAccount | null> {
  const key = nameKey(email);
  return findRow(
    queries,
    sql`
      SELECT id, email, language,
        active AND registered_at IS NOT NULL AND email_verified_at IS NULL AS unconfirmed
      FROM account WHERE email_key = ${key} OR username_key = ${key}
      ORDER BY email_key = ${key} DESC LIMIT 1 FOR UPDATE`,
  );
}

/** Stores a registration under its e-mail address; null when somebody took the address in the meantime. */
export async function insertRegistration(
  queries: Queries,
  data: RegistrationData,
  now: Date,
): Promise<string | null> {
  const key = nameKey(data.email);
  const row = await findRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO account (username, username_key, email, email_key, password_hash, first_name, last_name,
        registration_wish, language, registered_at)
      VALUES (${data.email}, ${key}, ${data.email}, ${key}, ${data.passwordHash}, ${data.firstName},
        ${data.lastName}, ${data.wish}, ${data.language}, ${now})
      ON CONFLICT DO NOTHING RETURNING id`,
  );
  return row?.id ?? null;
}

/**
 * Registers again where nobody confirmed the address: the last data count, and the reader of its mail confirms them.
 */
export async function replaceRegistration(
  queries: Queries,
  accountId: string,
  data: RegistrationData,
  now: Date,
): Promise<void> {
  await queries.execute(sql`
    UPDATE account SET password_hash = ${data.passwordHash}, first_name = ${data.firstName},
      last_name = ${data.lastName}, registration_wish = ${data.wish}, language = ${data.language},
      registered_at = ${now}
    WHERE id = ${accountId}`);
}

/** A person whose address was confirmed. */
export interface Confirmed {
  readonly email: string;
  readonly language: Language;
  readonly dashboardType: DashboardType;
  readonly firstName: string;
  readonly lastName: string;
  /** the workplace that the person states */
  readonly wish: string;
  /** whether they registered, and staff have not decided yet */
  readonly waits: boolean;
}

/** Records that the account's address is confirmed; returns the person. */
export async function confirmEmail(queries: Queries, accountId: string, now: Date): Promise<Confirmed> {
  return getRow(
    queries,
    sql`
      UPDATE account SET email_verified_at = ${now} WHERE id = ${accountId}
      RETURNING email, language, dashboard_type AS "dashboardType", first_name AS "firstName", last_name AS "lastName", registration_wish AS wish,
        registered_at IS NOT NULL AS waits`,
  );
}
