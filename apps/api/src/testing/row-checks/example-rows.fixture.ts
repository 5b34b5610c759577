import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';

interface Person {
  readonly name: string;
  readonly born: number | null;
}

/** Reads rows as a person; the type is inferred, as in most query files. */
export async function findPerson(queries: Queries, query: SQL): Promise<Person | null> {
  return findRow(queries, query);
}

/** Reads only one field of a person. */
export async function listNames(queries: Queries, query: SQL): Promise<Pick<Person, 'name'>[]> {
  return listRows(queries, query);
}

export async function getDocument(
  queries: Queries,
  query: SQL,
): Promise<{
  kind: 'draft' | 'final';
  tags: readonly string[];
  pages: { from: number; until: number | null };
}> {
  return getRow(queries, query);
}

/** Tells whether there is a row, whatever its contents. */
export async function isThere(queries: Queries): Promise<boolean> {
  return (await findRow(queries, sql`SELECT 1 AS anything`)) !== null;
}
