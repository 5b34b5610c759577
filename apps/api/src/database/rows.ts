import { type RowsAsked, rowsAsked } from './pool/query-channels.ts';
import type { Planning, Queries } from './queries.ts';
import type { SQL } from './sql.ts';

/**
 * Runs a query whose columns have the names of the fields of `Row`; each query file declares its own row type. The
 * tests compare every answer with that type (`testing/row-checks/`).
 */
export async function listRows<Row extends object>(
  queries: Queries,
  query: SQL,
  planning?: Planning,
): Promise<Row[]> {
  rowsAsked.publish({ query } satisfies RowsAsked);
  return (await queries.execute(query, planning)) as Row[];
}

/** Returns the first row, null when there is none. */
export async function findRow<Row extends object>(
  queries: Queries,
  query: SQL,
  planning?: Planning,
): Promise<Row | null> {
  return (await listRows<Row>(queries, query, planning))[0] ?? null;
}

/** Returns the only row of a query that always has one. */
export async function getRow<Row extends object>(
  queries: Queries,
  query: SQL,
  planning?: Planning,
): Promise<Row> {
  const row = await findRow<Row>(queries, query, planning);
  if (!row) throw new Error('A query that always answers a row answered none');
  return row;
}
