import type { Queries } from '../queries.ts';
import { listPages, listPlaces, listValues, type StoredTable } from './tables.queries.ts';

export type StoredRow = readonly (string | null)[];

/** Yields every row of a table in physical order, some at a time; one at a time where each may hold a file of 25 MB. */
export async function* rowsOfTable(queries: Queries, table: StoredTable): AsyncGenerator<StoredRow> {
  const mayHoldFiles = table.types.includes('bytea');
  for (const pages of await listPages(queries, table.name)) {
    const pieces = mayHoldFiles ? await listPlaces(queries, table.name, pages) : [pages];
    for (const piece of pieces) yield* await listValues(queries, table, piece);
  }
}
