import type { Queries } from '../../../database/open-database.ts';
import { findRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { isStillOn } from '../../../platform/stored-moments.queries.ts';

/** How long a browser may take over a passkey. */
export const CHALLENGE_MS = 5 * 60_000;

/** The purpose of a challenge; it serves no other. */
export type ChallengePurpose = 'add' | 'sign-in';

interface Challenge {
  readonly accountId: string;
  readonly purpose: ChallengePurpose;
  /** base64url */
  readonly challenge: string;
}

export async function insertChallenge(
  queries: Queries,
  { accountId, purpose, challenge }: Challenge,
  expiresAt: Date,
): Promise<void> {
  await queries.execute(sql`
    INSERT INTO passkey_challenge (challenge, account_id, purpose, expires_at)
    VALUES (${challenge}, ${accountId}, ${purpose}, ${expiresAt})`);
}

/** Uses a challenge up; returns false when the account has none for this purpose, or when it is expired. */
export async function takeChallenge(
  queries: Queries,
  { accountId, purpose, challenge }: Challenge,
  now: Date,
): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`
      DELETE FROM passkey_challenge
      WHERE challenge = ${challenge} AND account_id = ${accountId} AND purpose = ${purpose}
        AND ${isStillOn(sql`expires_at`, now, CHALLENGE_MS)}
      RETURNING challenge`,
  );
  return row !== null;
}

export async function deletePastChallenges(queries: Queries, now: Date): Promise<void> {
  await queries.execute(
    sql`DELETE FROM passkey_challenge WHERE NOT ${isStillOn(sql`expires_at`, now, CHALLENGE_MS)}`,
  );
}
