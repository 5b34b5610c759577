import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, getRow } from '../../../database/rows.ts';
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
  // Who has a password of their own waits for no invitation any more, and who guessed codes has to begin anew.
  await queries.execute(sql`
    UPDATE account SET password_hash = ${passwordHash}, invited_at = NULL, wrong_codes = 0
    WHERE id = ${accountId}`);
}

/** What others know of a user, which no password may be built from. */
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
 * Stores a link for a new password, and none when there is no such account; links of which nobody can make use any more
 * go.
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

/** The active account behind a link that may still be used; the link is held until the transaction ends. */
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

/** Links that set a password or accept an invitation stop working, whoever asked for them. */
export async function voidLinks(queries: Queries, accountId: string, now: Date): Promise<void> {
  await queries.execute(sql`
    UPDATE account_token SET used_at = ${now}
    WHERE account_id = ${accountId} AND purpose IN ('reset', 'invite') AND used_at IS NULL`);
}

/** The secret address of the account's calendar stops working. */
export async function endCalendarFeed(queries: Queries, accountId: string): Promise<void> {
  await queries.execute(sql`UPDATE account SET calendar_token_hash = NULL WHERE id = ${accountId}`);
}
