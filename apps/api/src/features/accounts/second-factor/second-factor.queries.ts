import type { Queries } from '../../../database/open-database.ts';
import { findRow, getRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

export interface SecondFactorRow {
  /** the authenticator's secret, encrypted; null while nothing has been set up */
  readonly sealedSecret: Buffer | null;
  readonly confirmed: boolean;
}

export async function getSecondFactor(queries: Queries, accountId: string): Promise<SecondFactorRow> {
  return getRow(
    queries,
    sql`
      SELECT totp_secret AS "sealedSecret", totp_confirmed_at IS NOT NULL AS confirmed
      FROM account WHERE id = ${accountId}`,
  );
}

/** Stores a secret that must still be confirmed; returns false when the account has a confirmed one. */
export async function storeUnconfirmedSecret(
  queries: Queries,
  accountId: string,
  sealedSecret: Buffer,
): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`
      UPDATE account SET totp_secret = ${sealedSecret}, totp_last_step = NULL
      WHERE id = ${accountId} AND totp_confirmed_at IS NULL RETURNING id`,
  );
  return row !== null;
}

/** Makes this secret valid; returns false when one already was, or when another replaced it. */
export async function confirmSecret(
  queries: Queries,
  accountId: string,
  sealedSecret: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`
      UPDATE account SET totp_confirmed_at = ${now}
      WHERE id = ${accountId} AND totp_secret = ${sealedSecret} AND totp_confirmed_at IS NULL RETURNING id`,
  );
  return row !== null;
}

/**
 * The difference between codes that two servers accept at the same moment: each a step early or late, with clocks a
 * minute apart.
 */
const STEPS_APART = 4;

/**
 * Uses up the time step of a code; returns false when a code of that step or a later one was used before. A step
 * further ahead than clocks may differ was used by a wrong clock, and does not count.
 */
export async function takeStep(queries: Queries, accountId: string, step: number): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`
      UPDATE account SET totp_last_step = ${step}
      WHERE id = ${accountId} AND (totp_last_step IS NULL OR totp_last_step < ${step} OR totp_last_step > ${step + STEPS_APART}) RETURNING id`,
  );
  return row !== null;
}

/** Uses up a recovery code; returns false when it does not exist, or was used before. */
export async function takeRecoveryCode(
  queries: Queries,
  accountId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`
      UPDATE recovery_code SET used_at = ${now}
      WHERE account_id = ${accountId} AND code_hash = ${codeHash} AND used_at IS NULL RETURNING account_id`,
  );
  return row !== null;
}

/** Counts a code before it is checked; returns the number in a row, null when no more are accepted. */
export async function countCode(queries: Queries, accountId: string, most: number): Promise<number | null> {
  const row = await findRow<{ wrongCodes: number }>(
    queries,
    sql`
      UPDATE account SET wrong_codes = wrong_codes + 1
      WHERE id = ${accountId} AND wrong_codes < ${most} RETURNING wrong_codes AS "wrongCodes"`,
  );
  return row?.wrongCodes ?? null;
}

export async function forgetWrongCodes(queries: Queries, accountId: string): Promise<void> {
  await queries.execute(sql`UPDATE account SET wrong_codes = 0 WHERE id = ${accountId}`);
}

/** Replaces the recovery codes by new ones. */
export async function replaceRecoveryCodes(
  queries: Queries,
  accountId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await queries.execute(sql`DELETE FROM recovery_code WHERE account_id = ${accountId}`);
  for (const codeHash of codeHashes)
    await queries.execute(
      sql`INSERT INTO recovery_code (account_id, code_hash) VALUES (${accountId}, ${codeHash})`,
    );
}

/** Removes the authenticator; passkeys and the recovery codes remain. */
export async function deleteAuthenticator(queries: Queries, accountId: string): Promise<void> {
  await queries.execute(sql`
    UPDATE account SET totp_secret = NULL, totp_confirmed_at = NULL, totp_last_step = NULL, wrong_codes = 0
    WHERE id = ${accountId}`);
}

/** Removes every second factor: passkeys, secret and recovery codes. */
export async function deleteSecondFactor(queries: Queries, accountId: string): Promise<void> {
  await queries.execute(sql`DELETE FROM passkey WHERE account_id = ${accountId}`);
  await queries.execute(sql`DELETE FROM recovery_code WHERE account_id = ${accountId}`);
  await deleteAuthenticator(queries, accountId);
}
