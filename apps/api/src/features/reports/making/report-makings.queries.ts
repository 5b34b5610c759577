import type { MakingStage } from '@milieuspoor/contract';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, getRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { isStoredAhead } from '../../../platform/stored-moments.queries.ts';

/** The progress of a report that is being made. */
export interface MakingState {
  readonly stage: MakingStage;
  readonly stepsDone: number;
  readonly steps: number;
}

/** The interval of signs of life while a report is made, however little progress there is. */
export const HEARD_EVERY_MS = 2_000;
/** Far longer than a busy database delays a write: the server of a report without a sign of life since then is gone. */
const SILENT_MS = 10 * HEARD_EVERY_MS;

function isMade(now: Date) {
  const heardSince = new Date(now.getTime() - SILENT_MS);
  return sql`(told_at > ${heardSince} AND NOT ${isStoredAhead(sql`told_at`, now)})`;
}

export async function tellMaking(
  queries: Queries,
  maker: { readonly accountId: string; readonly key: string },
  { stage, stepsDone, steps }: MakingState,
  now: Date,
): Promise<void> {
  await queries.execute(sql`
    INSERT INTO report_making (account_id, key, stage, steps_done, steps, told_at)
    VALUES (${maker.accountId}, ${maker.key}, ${stage}, ${stepsDone}, ${steps}, ${now})
    ON CONFLICT (account_id, key) DO UPDATE
    SET stage = excluded.stage, steps_done = excluded.steps_done, steps = excluded.steps, told_at = excluded.told_at`);
}

/** Returns null for a report that is not being made for the account. */
export async function findMaking(
  queries: Queries,
  maker: { readonly accountId: string; readonly key: string },
  now: Date,
): Promise<MakingState | null> {
  return findRow(
    queries,
    sql`
      SELECT stage, steps_done AS "stepsDone", steps FROM report_making
      WHERE account_id = ${maker.accountId} AND key = ${maker.key} AND ${isMade(now)}`,
  );
}

export async function deleteMaking(
  queries: Queries,
  maker: { readonly accountId: string; readonly key: string },
): Promise<void> {
  await queries.execute(
    sql`DELETE FROM report_making WHERE account_id = ${maker.accountId} AND key = ${maker.key}`,
  );
}

/** Counts the reports that are being made, by any server. */
export async function countMakings(queries: Queries, now: Date): Promise<number> {
  const { makings } = await getRow<{ makings: number }>(
    queries,
    sql`SELECT count(*)::int AS makings FROM report_making WHERE ${isMade(now)}`,
  );
  return makings;
}

export async function deletePastMakings(queries: Queries, now: Date): Promise<void> {
  await queries.execute(sql`DELETE FROM report_making WHERE NOT ${isMade(now)}`);
}
