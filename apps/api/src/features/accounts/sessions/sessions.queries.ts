import type { DashboardType } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { isStoredDaysAhead } from '../../../platform/stored-moments.queries.ts';
import { MUST_SIGN_ON } from '../must-sign-on.queries.ts';
import { HAS_SECOND_FACTOR } from '../second-factor/has-second-factor.queries.ts';

export interface SessionRow {
  /** in hexadecimal digits, as in the request */
  readonly tokenHash: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly lastSeenAt: Date;
  readonly accountId: string;
  readonly isStaff: boolean;
  readonly dashboardType: DashboardType;
  readonly organisationIds: readonly string[];
  /** those of them that they administer */
  readonly administeredIds: readonly string[];
  readonly secondFactor: boolean;
  /**
   * The first day, 'yyyy-mm-dd', from which one of the organisations requires a second factor; null when none does. An
   * organisation whose own provider stated that two factors were used requires nothing more.
   */
  readonly secondFactorFrom: string | null;
  /**
   * The moment of the database at which the session was found: PostgreSQL's snapshot of which transactions have ended.
   * Two equal snapshots see the same rows of all tables. It includes the start of the server, since a database restored
   * from a backup continues counting from there.
   */
  readonly moment: string;
}

const MOMENT = sql`concat(pg_postmaster_start_time(), ' ', pg_current_snapshot())`;

const PRESENT_MOMENT = sql`SELECT ${MOMENT} AS moment`;

/** Returns the present moment of the database, as a session found now would have it. */
export async function findMoment(queries: Queries): Promise<string> {
  const { moment } = await getRow<{ moment: string }>(queries, PRESENT_MOMENT, 'once');
  return moment;
}

/** Returns the live sessions for hashes of tokens, with what their accounts may see: one query for every request. */
export async function findSessionsByToken(
  queries: Queries,
  tokenHashes: readonly string[],
  now: Date,
): Promise<SessionRow[]> {
  return listRows(
    queries,
    sql`
      SELECT encode(session.token_hash, 'hex') AS "tokenHash", session.id AS "sessionId",
        session.expires_at AS "expiresAt",
        coalesce(session.last_seen_at, session.created_at) AS "lastSeenAt",
        account.id AS "accountId", account.is_staff AS "isStaff",
        account.dashboard_type AS "dashboardType",
        array(
          SELECT membership.organisation_id::text FROM membership
          WHERE membership.account_id = account.id AND membership.active
        ) AS "organisationIds",
        array(
          SELECT membership.organisation_id::text FROM membership
          WHERE membership.account_id = account.id AND membership.active AND membership.administrator
        ) AS "administeredIds",
        ${HAS_SECOND_FACTOR} AS "secondFactor",
        (
          SELECT min(organisation.second_factor_from)::text
          FROM membership JOIN organisation ON organisation.id = membership.organisation_id
          WHERE membership.account_id = account.id AND membership.active
            AND NOT (session.multi_factor AND session.sign_on_organisation_id = organisation.id)
        ) AS "secondFactorFrom",
        ${MOMENT} AS moment
      FROM session JOIN account ON account.id = session.account_id
      WHERE session.token_hash = ANY(${sql.param(tokenHashes.map((hash) => Buffer.from(hash, 'hex')))}::bytea[]) AND ${isOpen(now)}
        AND account.active AND (session.sign_on_organisation_id IS NOT NULL OR NOT ${MUST_SIGN_ON})`,
    'once',
  );
}

/** How a session was opened without a password. */
export interface SessionOrigin {
  /** the organisation of the provider */
  readonly organisationId: string;
  /** whether the provider stated that two factors were used */
  readonly multiFactor: boolean;
}

export async function insertSession(
  queries: Queries,
  session: {
    tokenHash: Buffer;
    accountId: string;
    createdAt: Date;
    expiresAt: Date;
    userAgent?: string;
    address?: string;
    signOn?: SessionOrigin;
  },
): Promise<void> {
  await queries.execute(sql`
    INSERT INTO session (token_hash, account_id, created_at, expires_at, last_seen_at, user_agent, address,
      sign_on_organisation_id, multi_factor)
    VALUES (${session.tokenHash}, ${session.accountId}, ${session.createdAt}, ${session.expiresAt},
      ${session.createdAt}, ${session.userAgent ?? ''}, ${session.address ?? ''},
      ${session.signOn?.organisationId ?? null}, ${session.signOn?.multiFactor ?? false})`);
}

/** Returns the condition that a session is neither expired nor void. */
function isOpen(now: Date) {
  return sql`(session.expires_at > ${now} AND NOT ${isStoredDaysAhead(sql`session.created_at`, now)})`;
}

/** Returns when a session was opened, and whether a provider opened it. */
export async function findSessionOrigin(
  queries: Queries,
  sessionId: string,
): Promise<{ createdAt: Date; signedOn: boolean } | null> {
  return findRow(
    queries,
    sql`
      SELECT created_at AS "createdAt", sign_on_organisation_id IS NOT NULL AS "signedOn"
      FROM session WHERE id = ${sessionId}`,
  );
}

export async function updateLastSeen(queries: Queries, sessionId: string, now: Date): Promise<void> {
  await queries.execute(sql`UPDATE session SET last_seen_at = ${now} WHERE id = ${sessionId}`);
}

export interface OpenSessionRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly userAgent: string;
  readonly address: string;
  /** the organisation through whose provider it was opened; null for a password */
  readonly signedOnAt: string | null;
}

/** Returns the live sessions of an account, last seen first. */
export async function listSessions(
  queries: Queries,
  accountId: string,
  now: Date,
): Promise<OpenSessionRow[]> {
  return listRows(
    queries,
    sql`
      SELECT id, created_at AS "createdAt", coalesce(last_seen_at, created_at) AS "lastSeenAt",
        expires_at AS "expiresAt", user_agent AS "userAgent", address,
        (SELECT name FROM organisation WHERE organisation.id = session.sign_on_organisation_id) AS "signedOnAt"
      FROM session WHERE account_id = ${accountId} AND ${isOpen(now)}
      ORDER BY coalesce(last_seen_at, created_at) DESC, id`,
  );
}

export async function deleteSession(queries: Queries, tokenHash: Buffer): Promise<void> {
  await queries.execute(sql`DELETE FROM session WHERE token_hash = ${tokenHash}`);
}

/** Ends a session of the account; returns false when it has no such session. */
export async function deleteOneSessionOf(queries: Queries, accountId: string, id: string): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`DELETE FROM session WHERE account_id = ${accountId} AND id = ${id} RETURNING id`,
  );
  return row !== null;
}

/** Ends every session of the account except the one to keep; returns how many there were. */
export async function deleteSessionsOf(
  queries: Queries,
  accountId: string,
  { keep }: { keep: string | null },
): Promise<number> {
  const { ended } = await getRow<{ ended: number }>(
    queries,
    sql`
      WITH gone AS (
        DELETE FROM session WHERE account_id = ${accountId} AND id IS DISTINCT FROM ${keep}::uuid RETURNING id
      )
      SELECT count(*)::int AS ended FROM gone`,
  );
  return ended;
}

/** Ends every session of an account that no longer has any organisation; staff need none. */
export async function deleteSessionsWithout(queries: Queries, accountId: string): Promise<void> {
  await queries.execute(sql`
    DELETE FROM session USING account
    WHERE session.account_id = ${accountId} AND account.id = session.account_id AND NOT account.is_staff
      AND NOT EXISTS (SELECT FROM membership WHERE membership.account_id = account.id AND membership.active)`);
}

export async function deleteExpiredSessions(queries: Queries, now: Date): Promise<void> {
  await queries.execute(sql`DELETE FROM session WHERE NOT ${isOpen(now)}`);
}
