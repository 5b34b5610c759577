import { createHash } from 'node:crypto';
import type { Queries } from '../queries.ts';
import { listRun, readMigrations, runMigrations } from '../schema/run-migrations.ts';
import { InsertInBatches } from './insert-in-batches.ts';
import { isUnused, makeRoom, putBack, setSequence } from './load.queries.ts';
import { rowsOfTable, type StoredRow } from './rows-of-table.ts';
import { fixTexts, listTables, type StoredSequence, type StoredTable } from './tables.queries.ts';
import { FORMAT } from './write-backup.ts';

const NO_BACKUP = 'This file is no backup of Milieuspoor. Nothing was changed.';
const DAMAGED = 'This backup is damaged or not complete. Nothing was changed: use another one.';
const LATER_VERSION =
  'This backup was made by a later version of Milieuspoor. Nothing was changed: restore it with that version.';
const NOT_NEW =
  'This backup was made by an earlier version of Milieuspoor, and this database is of another one already. Nothing was changed: restore into a new one (another DATA_DIR or DATABASE_URL).';
const IN_USE =
  'This database is in use. Nothing was changed: restore into an empty one (another DATA_DIR or DATABASE_URL).';
const READ_OTHERWISE = (table: string) =>
  `What was stored in ${table} is not what was given. Nothing was changed.`;

interface Line {
  readonly format?: string;
  readonly migrations?: string[];
  readonly table?: StoredTable;
  readonly sequences?: StoredSequence[];
  readonly sha256?: string;
}

interface Loading {
  readonly table: StoredTable;
  readonly batches: InsertInBatches;
  readonly digest: TableDigest;
}

/** The number of rows of each table in a backup. */
export type RowsOfTables = ReadonlyMap<string, number>;

/**
 * Loads a backup into an unused database, within one transaction, in the schema with which it was made; throws with
 * advice when that is impossible. Every row is read back before the transaction is committed.
 */
export async function loadBackup(queries: Queries, lines: AsyncIterable<string>): Promise<RowsOfTables> {
  await fixTexts(queries);
  const ran = await listRun(queries);
  if (ran && !(await isUnused(queries))) throw new Error(IN_USE);
  const hash = createHash('sha256');
  let room: Awaited<ReturnType<typeof prepare>> | null = null;
  let loading: Loading | null = null;
  let sequences: readonly StoredSequence[] = [];
  const loaded: Loading[] = [];
  let isWhole = false;
  for await (const text of lines) {
    if (isWhole) throw new Error(DAMAGED);
    const line = parsed(text, room === null ? NO_BACKUP : DAMAGED);
    if (!Array.isArray(line) && line.sha256 !== undefined) {
      isWhole = line.sha256 === hash.digest('hex');
      if (!isWhole) throw new Error(DAMAGED);
      continue;
    }
    hash.update(`${text}\n`);
    if (room === null) {
      if (Array.isArray(line) || line.format !== FORMAT) throw new Error(NO_BACKUP);
      room = await prepare(queries, ran?.map((each) => each.hash) ?? null, line.migrations ?? []);
    } else if (Array.isArray(line)) {
      if (loading === null || line.length !== loading.table.columns.length) throw new Error(DAMAGED);
      loading.digest.add(line);
      await loading.batches.add(line);
    } else {
      await loading?.batches.flush();
      loading = null;
      if (line.table) {
        const { name } = line.table;
        const table = room.tables.find((each) => each.name === name);
        if (!table || JSON.stringify(table) !== JSON.stringify(line.table)) throw new Error(DAMAGED);
        loading = { table, batches: new InsertInBatches(queries, table), digest: new TableDigest() };
        loaded.push(loading);
      } else sequences = line.sequences ?? [];
    }
  }
  if (!isWhole || room === null) throw new Error(room === null ? NO_BACKUP : DAMAGED);
  for (const { table, digest } of loaded) await refuseUnlessThere(queries, table, digest);
  await putBack(queries, room.tables, room.keys);
  // A transaction does not roll back sequences, so they are set when nothing else can fail.
  for (const sequence of sequences) await setSequence(queries, sequence);
  return new Map(loaded.map(({ table, digest }) => [table.name, digest.rows]));
}

/** Makes the tables of the backup's own schema, or finds them, and empties them. */
async function prepare(queries: Queries, ran: readonly string[] | null, wanted: readonly string[]) {
  const known = readMigrations();
  const isKnown = wanted.length > 0 && wanted.every((hash, at) => hash === known[at]?.hash);
  if (!isKnown) throw new Error(LATER_VERSION);
  if (ran === null) await runMigrations(queries, known.slice(0, wanted.length));
  else if (JSON.stringify(ran) !== JSON.stringify(wanted)) throw new Error(NOT_NEW);
  const tables = await listTables(queries);
  return { tables, keys: await makeRoom(queries, tables) };
}

async function refuseUnlessThere(queries: Queries, table: StoredTable, given: TableDigest): Promise<void> {
  const stored = new TableDigest();
  for await (const row of rowsOfTable(queries, table)) stored.add(row);
  if (!stored.equals(given)) throw new Error(READ_OTHERWISE(table.name));
}

function parsed(text: string, otherwise: string): Line | (string | null)[] {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(otherwise);
  }
}

const MODULUS = 1n << 256n;

/** Counts rows and adds up their digests, so that the same rows give the same result in any order. */
class TableDigest {
  #rows = 0;
  #sum = 0n;

  add(row: StoredRow): void {
    this.#rows++;
    const digest = createHash('sha256').update(JSON.stringify(row)).digest('hex');
    this.#sum = (this.#sum + BigInt(`0x${digest}`)) % MODULUS;
  }

  get rows(): number {
    return this.#rows;
  }

  equals(other: TableDigest): boolean {
    return this.#rows === other.#rows && this.#sum === other.#sum;
  }
}
