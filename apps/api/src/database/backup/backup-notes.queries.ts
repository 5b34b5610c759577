import type { Queries } from '../queries.ts';
import { findRow, getRow } from '../rows.ts';
import { sql } from '../sql.ts';

/** The note of a backup that was made, or of one that was tried. */
export interface BackupNote {
  readonly act: 'made' | 'tried';
  readonly notedAt: Date;
  /** the machine and the file */
  readonly place: string;
  readonly bytes: number;
  /** number of rows that were read back; null when none were */
  readonly rows: number | null;
  /** why it could not be restored; null when it could, and for a backup that was made */
  readonly problem: string | null;
}

/** The number of notes that are stored for each action. */
const KEPT = 50;

/** Stores the note; returns false in a database whose schema has no such notes. */
export async function insertBackupNote(queries: Queries, note: BackupNote): Promise<boolean> {
  const { known } = await getRow<{ known: boolean }>(
    queries,
    sql`SELECT to_regclass('public.backup_note') IS NOT NULL AS known`,
  );
  if (!known) return false;
  await queries.execute(sql`
    INSERT INTO backup_note (act, noted_at, place, bytes, rows, problem)
    VALUES (${note.act}, ${note.notedAt}, ${note.place}, ${note.bytes}, ${note.rows}, ${note.problem})`);
  await queries.execute(sql`
    DELETE FROM backup_note WHERE act = ${note.act}
      AND id <= (SELECT id FROM backup_note WHERE act = ${note.act} ORDER BY id DESC LIMIT 1 OFFSET ${KEPT})`);
  return true;
}

export async function findLatestNote(queries: Queries, act: BackupNote['act']): Promise<BackupNote | null> {
  const row = await findRow<Omit<BackupNote, 'bytes' | 'rows'> & { bytes: string; rows: string | null }>(
    queries,
    sql`
      SELECT act, noted_at AS "notedAt", place, bytes, rows, problem FROM backup_note
      WHERE act = ${act} ORDER BY id DESC LIMIT 1`,
  );
  return row && { ...row, bytes: Number(row.bytes), rows: row.rows === null ? null : Number(row.rows) };
}
