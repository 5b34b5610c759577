import { createHash } from 'node:crypto';
import type { Queries } from '../queries.ts';
import { insertValues, isUnused, makeRoom, putBack, setSequence } from './load.queries.ts';
import {
  fixTexts,
  listMigrations,
  listTables,
  type StoredSequence,
  type StoredTable,
} from './tables.queries.ts';
import { FORMAT } from './write-backup.ts';

const NO_BACKUP = 'This file is no backup of Milieuspoor. Nothing was changed.';
const DAMAGED = 'This backup is damaged or not complete. Nothing was changed: use another one.';
const OTHER_VERSION =
  'This backup was made by another version of Milieuspoor. Nothing was changed: restore it with that version, then upgrade.';
const IN_USE =
  'This database is in use. Nothing was changed: restore into an empty one (another DATA_DIR or DATABASE_URL).';

interface Line {
  readonly format?: string;
  readonly migrations?: string[];
  readonly table?: StoredTable;
  readonly sequences?: StoredSequence[];
  readonly sha256?: string;
}

/** Loads a backup into an unused database, within one transaction; throws with what to do when it can't be. */
export async function loadBackup(queries: Queries, lines: AsyncIterable<string>): Promise<void> {
  if (!(await isUnused(queries))) throw new Error(IN_USE);
  await fixTexts(queries);
  const tables = await listTables(queries);
  const hash = createHash('sha256');
  let keys: Awaited<ReturnType<typeof makeRoom>> | null = null;
  let table: StoredTable | null = null;
  let sequences: readonly StoredSequence[] = [];
  let isWhole = false;
  for await (const text of lines) {
    if (isWhole) throw new Error(DAMAGED);
    const line = parsed(text, keys === null ? NO_BACKUP : DAMAGED);
    if (!Array.isArray(line) && line.sha256 !== undefined) {
      isWhole = line.sha256 === hash.digest('hex');
      if (!isWhole) throw new Error(DAMAGED);
      continue;
    }
    hash.update(`${text}\n`);
    if (keys === null) {
      if (Array.isArray(line) || line.format !== FORMAT) throw new Error(NO_BACKUP);
      const here = await listMigrations(queries);
      if (JSON.stringify(line.migrations) !== JSON.stringify(here)) throw new Error(OTHER_VERSION);
      keys = await makeRoom(queries, tables);
    } else if (Array.isArray(line)) {
      if (table === null || line.length !== table.columns.length) throw new Error(DAMAGED);
      await insertValues(queries, table, line);
    } else if (line.table) {
      const name = line.table.name;
      const known = tables.find((each) => each.name === name);
      if (!known || JSON.stringify(known) !== JSON.stringify(line.table)) throw new Error(DAMAGED);
      table = known;
    } else sequences = line.sequences ?? [];
  }
  if (!isWhole || keys === null) throw new Error(keys === null ? NO_BACKUP : DAMAGED);
  await putBack(queries, tables, keys);
  // Numbering is not taken back with a transaction, so it waits until nothing else can fail.
  for (const sequence of sequences) await setSequence(queries, sequence);
}

function parsed(text: string, otherwise: string): Line | (string | null)[] {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(otherwise);
  }
}
