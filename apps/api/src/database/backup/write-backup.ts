import { createHash } from 'node:crypto';
import type { Queries } from '../queries.ts';
import {
  beginReading,
  listMigrations,
  listPlaces,
  listSequences,
  listTables,
  listValues,
} from './tables.queries.ts';

export const FORMAT = 'milieuspoor-backup-1';
/** Rows that are read together; one at a time where a row may hold a file of 25 MB. */
const ROWS_AT_ONCE = 200;

/** The lines of a backup, each JSON: what it is, every row, and at the end the SHA-256 of all lines before it. */
export async function* linesOfBackup(queries: Queries): AsyncGenerator<string> {
  await beginReading(queries);
  const hash = createHash('sha256');
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  const tables = await listTables(queries);
  yield line({ format: FORMAT, migrations: await listMigrations(queries) });
  for (const table of tables) {
    yield line({ table });
    const places = await listPlaces(queries, table.name);
    const atOnce = table.types.includes('bytea') ? 1 : ROWS_AT_ONCE;
    for (let from = 0; from < places.length; from += atOnce)
      for (const values of await listValues(queries, table, places.slice(from, from + atOnce)))
        yield line(values);
  }
  yield line({ sequences: await listSequences(queries) });
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}
