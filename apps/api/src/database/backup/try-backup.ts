import { closeSync, mkdtempSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../open-database.ts';
import type { BackupNote } from './backup-notes.queries.ts';
import { placeOf } from './leave-note.ts';
import type { RowsOfTables } from './load-backup.ts';
import { restoreFrom } from './restore-from.ts';
import { countRows } from './tables.queries.ts';

/** The first bytes of every compressed file. */
const PACKED = Buffer.from([0x1f, 0x8b]);
const PROBLEM_MAX = 500;

/**
 * Restores a backup, or the newest one of a folder, into a separate embedded database beside it, brings that up to
 * date, counts the rows, and removes it again. Returns the note to store.
 */
export async function tryBackup(fileOrFolder: string): Promise<BackupNote> {
  let file = fileOrFolder;
  let bytes = 0;
  let rows: number | null = null;
  let folder: string | null = null;
  let problem: string | null = null;
  try {
    file = newestOf(fileOrFolder);
    bytes = statSync(file).size;
    folder = mkdtempSync(`${file}.try-`);
    await restoreFrom(file, { dataDir: folder, databaseUrl: null }, async (stored, given) => {
      rows = await countAll(stored, given);
    });
  } catch (cause) {
    problem = (cause instanceof Error ? cause.message : String(cause)).slice(0, PROBLEM_MAX);
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
  return { act: 'tried', notedAt: new Date(), place: placeOf(file), bytes, rows, problem };
}

/** Returns the file itself, or the newest finished backup of a folder. */
function newestOf(fileOrFolder: string): string {
  if (!statSync(fileOrFolder).isDirectory()) return fileOrFolder;
  const backups = readdirSync(fileOrFolder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.unfinished'))
    .map(({ name }) => join(fileOrFolder, name))
    .filter(isPacked)
    .map((path) => ({ path, finished: statSync(path).mtimeMs }))
    .sort((one, other) => other.finished - one.finished);
  const newest = backups[0];
  if (!newest) throw new Error(`There is no backup in ${fileOrFolder}.`);
  return newest.path;
}

function isPacked(path: string): boolean {
  const begin = Buffer.alloc(PACKED.length);
  const file = openSync(path, 'r');
  try {
    readSync(file, begin);
  } finally {
    closeSync(file);
  }
  return begin.equals(PACKED);
}

/** Counts the rows of every table by an independent query; throws where the number differs from the backup. */
async function countAll({ queries }: Database, given: RowsOfTables): Promise<number> {
  let rows = 0;
  for (const [table, wanted] of given) {
    const stored = await countRows(queries, table);
    if (stored !== wanted) throw new Error(`${table} has ${stored} rows, and the backup has ${wanted}.`);
    rows += stored;
  }
  return rows;
}
