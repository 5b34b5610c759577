import { sql } from 'drizzle-orm';
import type { Queries } from '../queries.ts';
import { getRow } from '../rows.ts';

/** From now on the files may be copied: what changes meanwhile stands in the log. Takes one checkpoint. */
export async function startCopy({ execute }: Queries): Promise<void> {
  await execute(sql`SELECT pg_backup_start('milieuspoor', true)`);
}

export interface CopyEnd {
  /** of the file that tells a copy how to repair itself from the log */
  readonly label: string;
  /** of the log: the first and last file that it takes */
  readonly logFrom: string;
  readonly logTo: string;
}

/** The files were copied, save for the log. */
export async function endCopy(queries: Queries): Promise<CopyEnd> {
  return await getRow<CopyEnd>(
    queries,
    sql`SELECT labelfile AS label, substring(labelfile FROM 'file ([0-9A-F]{24})') AS "logFrom",
        pg_walfile_name(lsn) AS "logTo" FROM pg_backup_stop(false)`,
  );
}

/** How many bytes of the log a start after a crash would have to read. */
export async function bytesToRepair(queries: Queries): Promise<number> {
  const { bytes } = await getRow<{ bytes: string }>(
    queries,
    sql`SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint AS bytes FROM pg_control_checkpoint()`,
  );
  return Number(bytes);
}

/** Writes what only the log has to the files, after which the log of before can go. */
export async function writeCheckpoint({ execute }: Queries): Promise<void> {
  await execute(sql`CHECKPOINT`);
}
