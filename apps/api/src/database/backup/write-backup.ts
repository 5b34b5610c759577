import { createHash } from 'node:crypto';
import type { Queries } from '../queries.ts';
import { listRun } from '../schema/run-migrations.ts';
import { rowsOfTable } from './rows-of-table.ts';
import { beginReading, listSequences, listTables } from './tables.queries.ts';

export const FORMAT = 'milieuspoor-backup-1';

/**
 * Yields the lines of a backup, each JSON: what it is, every row, and at the end the SHA-256 of all lines before it.
 */
export async function* linesOfBackup(queries: Queries): AsyncGenerator<string> {
  await beginReading(queries);
  const hash = createHash('sha256');
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  const ran = await listRun(queries);
  if (!ran) throw new Error('This database holds nothing of Milieuspoor. Nothing was made.');
  const tables = await listTables(queries);
  yield line({ format: FORMAT, migrations: ran.map(({ hash }) => hash) });
  for (const table of tables) {
    yield line({ table });
    for await (const row of rowsOfTable(queries, table)) yield line(row);
  }
  yield line({ sequences: await listSequences(queries) });
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}
