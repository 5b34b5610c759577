import type { Queries } from '../database/open-database.ts';
import { getRow } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { isStillOn } from './stored-moments.queries.ts';

const ENDS_AT = sql`attempt_window.ends_at`;
/** No window lasts longer. */
const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000;

/** How many attempts are allowed in a window of time. */
export interface AttemptLimit {
  readonly attempts: number;
  readonly windowSeconds: number;
}

/**
 * Takes one attempt; returns the seconds until the bucket is open again, 0 when an attempt was available. It is counted
 * before the attempt is made, so that many simultaneous requests get no more attempts than consecutive ones.
 */
export async function takeAttemptFrom(
  queries: Queries,
  bucket: string,
  limit: AttemptLimit,
  now: Date,
): Promise<number> {
  const windowMs = limit.windowSeconds * 1000;
  const endsAt = new Date(now.getTime() + windowMs);
  const isOn = isStillOn(ENDS_AT, now, windowMs);
  const row = await getRow<{ attempts: number; endsAt: Date }>(
    queries,
    sql`
      INSERT INTO attempt_window (bucket, attempts, ends_at) VALUES (${bucket}, 1, ${endsAt})
      ON CONFLICT (bucket) DO UPDATE SET
        attempts = CASE WHEN ${isOn}
          THEN least(attempt_window.attempts, ${limit.attempts}) + 1 ELSE 1 END,
        ends_at = CASE WHEN ${isOn} THEN attempt_window.ends_at ELSE excluded.ends_at END
      RETURNING attempts, ends_at AS "endsAt"`,
  );
  if (row.attempts <= limit.attempts) return 0;
  return Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000);
}

/** Counts something without a limit; returns how often it happened since the window began. */
export async function countAttempt(
  queries: Queries,
  bucket: string,
  windowSeconds: number,
  now: Date,
): Promise<number> {
  const endsAt = new Date(now.getTime() + windowSeconds * 1000);
  const isOn = isStillOn(ENDS_AT, now, windowSeconds * 1000);
  const row = await getRow<{ attempts: number }>(
    queries,
    sql`
      INSERT INTO attempt_window (bucket, attempts, ends_at) VALUES (${bucket}, 1, ${endsAt})
      ON CONFLICT (bucket) DO UPDATE SET
        attempts = CASE WHEN ${isOn} THEN attempt_window.attempts + 1 ELSE 1 END,
        ends_at = CASE WHEN ${isOn} THEN attempt_window.ends_at ELSE excluded.ends_at END
      RETURNING attempts`,
  );
  return row.attempts;
}

/** Adds several at a time; returns their number until the window ends. */
export async function addAttempts(
  queries: Queries,
  bucket: string,
  { added, now, endsAt }: { readonly added: number; readonly now: Date; readonly endsAt: Date },
): Promise<number> {
  const isOn = isStillOn(ENDS_AT, now, endsAt.getTime() - now.getTime());
  const row = await getRow<{ attempts: number }>(
    queries,
    sql`
      INSERT INTO attempt_window (bucket, attempts, ends_at) VALUES (${bucket}, ${added}, ${endsAt})
      ON CONFLICT (bucket) DO UPDATE SET
        attempts = CASE WHEN ${isOn} THEN attempt_window.attempts + ${added} ELSE ${added} END,
        ends_at = CASE WHEN ${isOn} THEN attempt_window.ends_at ELSE excluded.ends_at END
      RETURNING attempts`,
  );
  return row.attempts;
}

/** Returns an attempt that turned out not to count. */
export async function returnAttemptTo(queries: Queries, bucket: string): Promise<void> {
  await queries.execute(
    sql`UPDATE attempt_window SET attempts = attempts - 1 WHERE bucket = ${bucket} AND attempts > 0`,
  );
}

/** Deletes the attempts, as after a success. */
export async function forgetAttempts(queries: Queries, bucket: string): Promise<void> {
  await queries.execute(sql`DELETE FROM attempt_window WHERE bucket = ${bucket}`);
}

/** Deletes the counts whose window is over, or is void. They would be restarted anyway. */
export async function deletePastAttempts(queries: Queries, now: Date): Promise<void> {
  await queries.execute(
    sql`DELETE FROM attempt_window WHERE NOT ${isStillOn(ENDS_AT, now, LONGEST_WINDOW_MS)}`,
  );
}
