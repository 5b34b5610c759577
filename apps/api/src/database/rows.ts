import type { SQL } from 'drizzle-orm';
import { type RowsAsked, rowsAsked } from './pool/query-channels.ts';
import type { Planning, Queries } from './queries.ts';

/**
 * Runs a query whose columns are named after the fields of `Row`; each query file states its own row type. The tests hold
 * every answer against that type (`testing/row-checks/`).
 */
export async function listRows<Row extends object>(
  queries: Queries,
  query: SQL,
  planning?: Planning,
): Promise<Row[]> {
  rowsAsked.publish({ query } satisfies RowsAsked);
  return (await queries.execute(query, planning)) as Row[];
}

/** The first row, null when there is none. */
export async function findRow<Row extends object>(
  queries: Queries,
  query: SQL,
  planning?: Planning,
): Promise<Row | null> {
  return (await listRows<Row>(queries, query, planning))[0] ?? null;
}

/** The one row that the query cannot fail to give. */
export async function getRow<Row extends object>(
  queries: Queries,
  query: SQL,
  planning?: Planning,
): Promise<Row> {
  const row = await findRow<Row>(queries, query, planning);
  if (!row) throw new Error('A query that always answers a row answered none');
  return row;
}
