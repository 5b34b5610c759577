import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { isStoredDaysAhead } from '../../platform/stored-moments.queries.ts';

/** The purpose of a link in a mail; each link works once. */
export type LinkPurpose = 'verify' | 'invite';

interface NewAccountToken {
  readonly tokenHash: Buffer;
  readonly accountId: string;
  readonly purpose: LinkPurpose;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** who had it sent, when that was not its receiver */
  readonly sentBy?: string;
  /** of its mail */
  readonly messageId?: string;
}

/** Stores a link; the account's former links for the same purpose become invalid. */
export async function replaceAccountToken(queries: Queries, token: NewAccountToken): Promise<void> {
  await retireAccountTokens(queries, token.accountId, token.purpose, token.createdAt);
  await queries.execute(sql`
    INSERT INTO account_token (token_hash, account_id, purpose, created_at, expires_at, sent_by, message_id)
    VALUES (${token.tokenHash}, ${token.accountId}, ${token.purpose}, ${token.createdAt}, ${token.expiresAt},
      ${token.sentBy ?? null}, ${token.messageId ?? null})`);
}

export async function retireAccountTokens(
  queries: Queries,
  accountId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await queries.execute(sql`
    UPDATE account_token SET used_at = ${now}
    WHERE account_id = ${accountId} AND purpose = ${purpose} AND used_at IS NULL`);
}

/** Returns the condition that a link is neither used nor expired or void. */
export function isUsable(now: Date) {
  return sql<boolean>`(account_token.used_at IS NULL AND account_token.expires_at > ${now}
    AND NOT ${isStoredDaysAhead(sql`account_token.created_at`, now)})`;
}

/** Returns the active account to which a link was ever sent, used or not, and whether its address is confirmed. */
export async function findLinkedAccount(
  queries: Queries,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<{ readonly usable: boolean; readonly confirmed: boolean } | null> {
  return findRow(
    queries,
    sql`
      SELECT ${isUsable(now)} AS usable,
        account.email_verified_at IS NOT NULL AS confirmed
      FROM account_token JOIN account ON account.id = account_token.account_id
      WHERE account_token.token_hash = ${tokenHash} AND account_token.purpose = ${purpose} AND account.active`,
  );
}

/** Returns the active account of a link that can still be used, null when there is none. Locks the link. */
export async function findTokenAccount(
  queries: Queries,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | null> {
  const row = await findRow<{ accountId: string }>(
    queries,
    sql`
      SELECT account.id AS "accountId"
      FROM account_token JOIN account ON account.id = account_token.account_id
      WHERE account_token.token_hash = ${tokenHash} AND account_token.purpose = ${purpose}
        AND ${isUsable(now)} AND account.active
      FOR UPDATE OF account_token`,
  );
  return row?.accountId ?? null;
}
