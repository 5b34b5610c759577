import type { Queries } from '../../../database/open-database.ts';
import { findRow, getRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { isStoredDaysAhead } from '../../../platform/stored-moments.queries.ts';

export async function getPasswordHash(queries: Queries, accountId: string): Promise<string> {
  const row = await getRow<{ passwordHash: string }>(
    queries,
    sql`SELECT password_hash AS "passwordHash" FROM account WHERE id = ${accountId}`,
  );
  return row.passwordHash;
}

export async function updatePasswordHash(
  queries: Queries,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  // An account with its own password no longer waits for an invitation, and its count of guessed codes restarts.
  await queries.execute(sql`
    UPDATE account SET password_hash = ${passwordHash}, invited_at = NULL, wrong_codes = 0
    WHERE id = ${accountId}`);
}

/** Returns what others know of a user, from which no password may be built. */
export async function listOwnData(queries: Queries, accountId: string): Promise<readonly string[]> {
  const row = await getRow<{ ownData: string[] }>(
    queries,
    sql`
      SELECT array[username, email, first_name, last_name] || array(
        SELECT organisation.name FROM membership
        JOIN organisation ON organisation.id = membership.organisation_id
        WHERE membership.account_id = account.id
      ) AS "ownData"
      FROM account WHERE id = ${accountId}`,
  );
  return row.ownData;
}

/**
 * Stores a link for a new password, but none when there is no such account; links that nobody can use any more are
 * deleted.
 */
export async function insertResetToken(
  queries: Queries,
  token: { tokenHash: Buffer; accountId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await queries.execute(
    sql`DELETE FROM account_token WHERE purpose = 'reset' AND expires_at <= ${token.createdAt}`,
  );
  await queries.execute(sql`
    INSERT INTO account_token (token_hash, account_id, purpose, created_at, expires_at)
    SELECT ${token.tokenHash}::bytea, id, 'reset', ${token.createdAt}::timestamptz, ${token.expiresAt}::timestamptz
    FROM account WHERE id = ${token.accountId}`);
}

/** Returns the active account of a link that may still be used; the link is locked until the transaction ends. */
export async function lockResetToken(
  queries: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<{ accountId: string } | null> {
  return findRow(
    queries,
    sql`
      SELECT account.id AS "accountId"
      FROM account_token JOIN account ON account.id = account_token.account_id
      WHERE account_token.token_hash = ${tokenHash} AND account_token.purpose = 'reset'
        AND account_token.used_at IS NULL AND account_token.expires_at > ${now}
        AND NOT ${isStoredDaysAhead(sql`account_token.created_at`, now)} AND account.active
      FOR UPDATE OF account_token`,
  );
}

/** Invalidates links that set a password or accept an invitation, whoever requested them. */
export async function voidLinks(queries: Queries, accountId: string, now: Date): Promise<void> {
  await queries.execute(sql`
    UPDATE account_token SET used_at = ${now}
    WHERE account_id = ${accountId} AND purpose IN ('reset', 'invite') AND used_at IS NULL`);
}

/** Invalidates the secret address of the account's calendar. */
export async function endCalendarFeed(queries: Queries, accountId: string): Promise<void> {
  await queries.execute(sql`UPDATE account SET calendar_token_hash = NULL WHERE id = ${accountId}`);
}
