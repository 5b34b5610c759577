import { type DashboardType, type Language, nameKey } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** The identity of a person at the provider of an organisation. */
export interface Identity {
  readonly organisationId: string;
  readonly issuer: string;
  readonly subject: string;
}

/** The data of an account that decide a sign-on. */
export interface SignOnAccountRow {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly dashboardType: DashboardType;
  readonly isStaff: boolean;
  readonly active: boolean;
  /** whether they registered, and staff have not decided yet */
  readonly waits: boolean;
  readonly invited: boolean;
  /** whether they are an active member of the organisation now */
  readonly member: boolean;
  /** whether they belong to any organisation, or did */
  readonly placed: boolean;
  /** whether another identity, possibly a former one, is linked with them at this organisation */
  readonly linked: boolean;
}

const columnsFor = (organisationId: string) => sql`
  account.id, account.username, account.email, account.first_name AS "firstName",
  account.last_name AS "lastName", account.language, account.dashboard_type AS "dashboardType",
  account.is_staff AS "isStaff", account.active, account.registered_at IS NOT NULL AS waits,
  account.invited_at IS NOT NULL AS invited,
  EXISTS (
    SELECT FROM membership
    WHERE membership.account_id = account.id AND membership.organisation_id = ${organisationId} AND membership.active
  ) AS member,
  EXISTS (SELECT FROM membership WHERE membership.account_id = account.id) AS placed,
  EXISTS (
    SELECT FROM sign_on_identity
    WHERE sign_on_identity.account_id = account.id AND sign_on_identity.organisation_id = ${organisationId}
  ) AS linked`;

/** Returns the account that is linked with an identity, locked until the transaction ends. */
export async function lockLinkedAccount(
  queries: Queries,
  { organisationId, issuer, subject }: Identity,
): Promise<SignOnAccountRow | null> {
  return findRow(
    queries,
    sql`
      SELECT ${columnsFor(organisationId)} FROM account
      WHERE account.id = (
        SELECT account_id FROM sign_on_identity
        WHERE organisation_id = ${organisationId} AND issuer = ${issuer} AND subject = ${subject}
      ) FOR UPDATE`,
  );
}

/** Returns the account with an e-mail address, closed or not, locked until the transaction ends. */
export async function lockAccountOfAddress(
  queries: Queries,
  organisationId: string,
  email: string,
): Promise<SignOnAccountRow | null> {
  return findRow(
    queries,
    sql`
      SELECT ${columnsFor(organisationId)} FROM account
      WHERE account.email_key = ${nameKey(email)} ORDER BY account.active DESC, account.id LIMIT 1 FOR UPDATE`,
  );
}

/** Links an account; returns false when the identity, or the account, was linked meanwhile. */
export async function insertIdentity(
  queries: Queries,
  { organisationId, issuer, subject }: Identity,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`
      INSERT INTO sign_on_identity (organisation_id, issuer, subject, account_id, created_at, multi_factor)
      VALUES (${organisationId}, ${issuer}, ${subject}, ${accountId}, ${now}, false)
      ON CONFLICT DO NOTHING RETURNING subject`,
  );
  return row !== null;
}

/** Stores whether the provider stated that two factors were used. */
export async function noteMultiFactor(
  queries: Queries,
  { organisationId, issuer, subject }: Identity,
  multiFactor: boolean,
): Promise<void> {
  await queries.execute(sql`
    UPDATE sign_on_identity SET multi_factor = ${multiFactor}
    WHERE organisation_id = ${organisationId} AND issuer = ${issuer} AND subject = ${subject}
      AND multi_factor <> ${multiFactor}`);
}

/** Ends the invitation: the person has come, and needs no password for it. */
export async function endInvitation(queries: Queries, accountId: string): Promise<void> {
  await queries.execute(sql`UPDATE account SET invited_at = NULL WHERE id = ${accountId}`);
}

interface Admitted {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dashboardType: DashboardType;
  /** of a password that nobody knows */
  readonly passwordHash: string;
}

/** Stores an account for a new person under their e-mail address; null when a name or address is taken. */
export async function insertAdmitted(
  queries: Queries,
  { email, firstName, lastName, dashboardType, passwordHash }: Admitted,
  now: Date,
): Promise<string | null> {
  const key = nameKey(email);
  const row = await findRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO account (username, username_key, email, email_key, password_hash, first_name, last_name,
        dashboard_type, is_staff, email_verified_at)
      SELECT ${email}::text, ${key}::text, ${email}::text, ${key}::text, ${passwordHash}, ${firstName}, ${lastName},
        ${dashboardType}, false, ${now}::timestamptz
      WHERE NOT EXISTS (SELECT FROM account WHERE email_key = ${key} OR username_key = ${key})
      ON CONFLICT DO NOTHING RETURNING id`,
  );
  return row?.id ?? null;
}

/** Gives an unused account the name and dashboard of the person who comes in. */
export async function updateAdmitted(
  queries: Queries,
  accountId: string,
  { firstName, lastName, dashboardType }: Pick<Admitted, 'firstName' | 'lastName' | 'dashboardType'>,
): Promise<void> {
  await queries.execute(sql`
    UPDATE account SET first_name = ${firstName}, last_name = ${lastName}, dashboard_type = ${dashboardType}
    WHERE id = ${accountId}`);
}
