import { nameKey } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { isStoredDaysAhead } from '../../../platform/stored-moments.queries.ts';

/** The address to which a link was mailed. */
export type Side = 'old' | 'new';

interface AskedChange {
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly oldTokenHash: Buffer;
  readonly newTokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Stores the request of an account; an earlier request is deleted, with its links. */
export async function replaceEmailChange(queries: Queries, asked: AskedChange): Promise<void> {
  await deleteEmailChange(queries, asked.accountId);
  await queries.execute(sql`
    INSERT INTO email_change (account_id, session_id, email, old_token_hash, new_token_hash, created_at, expires_at)
    VALUES (${asked.accountId}, ${asked.sessionId}, ${asked.email}, ${asked.oldTokenHash}, ${asked.newTokenHash},
      ${asked.createdAt}, ${asked.expiresAt})`);
}

export async function deleteEmailChange(queries: Queries, accountId: string): Promise<void> {
  await queries.execute(sql`DELETE FROM email_change WHERE account_id = ${accountId}`);
}

/** Deletes the mailboxes of changes whose links ended before a moment, made or not. */
export async function deletePastEmailChanges(queries: Queries, before: Date): Promise<void> {
  await queries.execute(sql`DELETE FROM email_change WHERE expires_at < ${before}`);
}

/** A requested change that may still be confirmed. */
export interface AwaitedChange {
  readonly email: string;
  readonly oldConfirmed: boolean;
  readonly newConfirmed: boolean;
  readonly expiresAt: Date;
}

export async function findEmailChange(
  queries: Queries,
  accountId: string,
  now: Date,
): Promise<AwaitedChange | null> {
  return findRow(
    queries,
    sql`
      SELECT email, old_confirmed_at IS NOT NULL AS "oldConfirmed", new_confirmed_at IS NOT NULL AS "newConfirmed",
        expires_at AS "expiresAt"
      FROM email_change WHERE account_id = ${accountId} AND changed_at IS NULL AND NOT ${isOver(now)}`,
  );
}

/** Returns the condition that the links of a change are expired, or should never have been valid. */
function isOver(now: Date) {
  return sql<boolean>`(email_change.expires_at <= ${now} OR ${isStoredDaysAhead(sql`email_change.created_at`, now)})`;
}

/** A change as seen from one of its links. */
export interface LinkedChange {
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly side: Side;
  /** whether this link confirmed it */
  readonly confirmed: boolean;
  /** whether the other link did */
  readonly otherConfirmed: boolean;
  readonly changed: boolean;
  readonly expired: boolean;
}

/** Returns the change of an active account to which a link belongs; null when there is none. */
export async function findLinkedChange(
  queries: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<LinkedChange | null> {
  const isOld = sql`email_change.old_token_hash = ${tokenHash}`;
  return findRow(
    queries,
    sql`
      SELECT account.id AS "accountId", email_change.session_id AS "sessionId", email_change.email,
        CASE WHEN ${isOld} THEN 'old' ELSE 'new' END AS side,
        CASE WHEN ${isOld} THEN old_confirmed_at ELSE new_confirmed_at END IS NOT NULL AS confirmed,
        CASE WHEN ${isOld} THEN new_confirmed_at ELSE old_confirmed_at END IS NOT NULL AS "otherConfirmed",
        email_change.changed_at IS NOT NULL AS changed, ${isOver(now)} AS expired
      FROM email_change JOIN account ON account.id = email_change.account_id
      WHERE (${isOld} OR email_change.new_token_hash = ${tokenHash}) AND account.active`,
  );
}

export async function confirmSide(queries: Queries, accountId: string, side: Side, now: Date): Promise<void> {
  const column = sql.identifier(side === 'old' ? 'old_confirmed_at' : 'new_confirmed_at');
  await queries.execute(sql`UPDATE email_change SET ${column} = ${now} WHERE account_id = ${accountId}`);
}

export async function closeEmailChange(queries: Queries, accountId: string, now: Date): Promise<void> {
  await queries.execute(sql`UPDATE email_change SET changed_at = ${now} WHERE account_id = ${accountId}`);
}

/** Tells whether somebody else signs in under this address, or would. */
export async function isEmailTaken(queries: Queries, accountId: string, email: string): Promise<boolean> {
  const key = nameKey(email);
  const row = await findRow(
    queries,
    sql`SELECT id FROM account WHERE id <> ${accountId} AND (email_key = ${key} OR username_key = ${key}) LIMIT 1`,
  );
  return row !== null;
}

/** Gives an account another, confirmed address. Where the address is also the username, the username changes too. */
export async function updateEmail(
  queries: Queries,
  accountId: string,
  email: string,
  now: Date,
): Promise<{ readonly username: string }> {
  const key = nameKey(email);
  const row = await findRow<{ username: string }>(
    queries,
    sql`
      UPDATE account SET email = ${email}, email_key = ${key}, email_verified_at = ${now},
        username = CASE WHEN username_key = email_key THEN ${email} ELSE username END,
        username_key = CASE WHEN username_key = email_key THEN ${key} ELSE username_key END
      WHERE id = ${accountId} RETURNING username`,
  );
  if (!row) throw new Error(`There is no account ${accountId}`);
  return row;
}
