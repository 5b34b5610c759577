import type { Queries } from '../queries.ts';
import { getRow } from '../rows.ts';
import { sql } from '../sql.ts';

/** Allows copying of the files from now on: changes during the copy are in the log. Takes one checkpoint. */
export async function startCopy({ execute }: Queries): Promise<void> {
  await execute(sql`SELECT pg_backup_start('milieuspoor', true)`);
}

export interface CopyEnd {
  /** contents of the file that tells a copy how to repair itself from the log */
  readonly label: string;
  /** the first and last file of the log that the copy needs */
  readonly logFrom: string;
  readonly logTo: string;
}

/** Ends the copy: the files were copied, except the log. */
export async function endCopy(queries: Queries): Promise<CopyEnd> {
  return await getRow<CopyEnd>(
    queries,
    sql`SELECT labelfile AS label, substring(labelfile FROM 'file ([0-9A-F]{24})') AS "logFrom",
        pg_walfile_name(lsn) AS "logTo" FROM pg_backup_stop(false)`,
  );
}

/** Returns how many bytes of the log a start after a crash would have to read. */
export async function bytesToRepair(queries: Queries): Promise<number> {
  const { bytes } = await getRow<{ bytes: string }>(
    queries,
    sql`SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint AS bytes FROM pg_control_checkpoint()`,
  );
  return Number(bytes);
}

/** Writes to the files what only the log has, after which older parts of the log can be removed. */
export async function writeCheckpoint({ execute }: Queries): Promise<void> {
  await execute(sql`CHECKPOINT`);
}
