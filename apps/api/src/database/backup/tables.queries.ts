import type { Queries } from '../queries.ts';
import { getRow, listRows } from '../rows.ts';
import { sql } from '../sql.ts';

/** A stored table of the application; unlogged tables only hold temporary data and are omitted. */
export interface StoredTable {
  readonly name: string;
  readonly columns: string[];
  readonly types: string[];
}

export function listTables(queries: Queries): Promise<StoredTable[]> {
  return listRows<StoredTable>(
    queries,
    sql`SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns,
        array_agg(format_type(a.atttypid, a.atttypmod) ORDER BY a.attnum) AS types
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      GROUP BY c.relname ORDER BY c.relname`,
  );
}

/** Pages of a table that are read together: some hundreds of rows. */
const PAGES_AT_ONCE = 4;

/** A part of a table: from one page up to another. */
export interface Pages {
  readonly from: number;
  readonly to: number;
}

/** Returns the parts of a table, in the order of its pages; their size does not grow with the table. */
export async function listPages(queries: Queries, table: string): Promise<Pages[]> {
  const { pages } = await getRow<{ pages: number }>(
    queries,
    sql`SELECT (pg_relation_size(${`public."${table}"`}::regclass) / current_setting('block_size')::int)::int AS pages`,
  );
  return Array.from({ length: Math.ceil(pages / PAGES_AT_ONCE) }, (_, at) => ({
    from: at * PAGES_AT_ONCE,
    to: (at + 1) * PAGES_AT_ONCE,
  }));
}

const within = ({ from, to }: Pages) => sql`ctid >= ${`(${from},0)`}::tid AND ctid < ${`(${to},0)`}::tid`;

/** Returns the places of the rows of these pages, in that order. */
export async function listPlaces(queries: Queries, table: string, pages: Pages): Promise<string[]> {
  const rows = await listRows<{ place: string }>(
    queries,
    sql`SELECT ctid::text AS place FROM ${sql.identifier(table)} WHERE ${within(pages)}`,
  );
  return rows.map(({ place }) => place);
}

/** Returns the rows of these pages, or the one at this place, with every value as PostgreSQL's own text. */
export async function listValues(
  queries: Queries,
  table: StoredTable,
  where: Pages | string,
): Promise<(string | null)[][]> {
  const values = sql.join(
    table.columns.map((column) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  );
  const rows = await listRows<{ values: (string | null)[] }>(
    queries,
    sql`SELECT ARRAY[${values}] AS "values" FROM ${sql.identifier(table.name)}
      WHERE ${typeof where === 'string' ? sql`ctid = ${where}::tid` : within(where)}`,
    'once',
  );
  return rows.map((row) => row.values);
}

export async function countRows(queries: Queries, table: string): Promise<number> {
  const { rows } = await getRow<{ rows: string }>(
    queries,
    sql`SELECT count(*) AS rows FROM ${sql.identifier(table)}`,
  );
  return Number(rows);
}

export interface StoredSequence {
  readonly name: string;
  readonly last: string | null;
}

export function listSequences(queries: Queries): Promise<StoredSequence[]> {
  return listRows<StoredSequence>(
    queries,
    sql`SELECT sequencename::text AS name, last_value::text AS last
      FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename`,
  );
}

/** Begins one consistent view of the whole database, in texts that read back to exactly the same values. */
export async function beginReading({ execute }: Queries): Promise<void> {
  await execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
  await fixTexts({ execute });
}

/**
 * Sets texts that mean the same on every server, and no time limit, which restoring a key of a large table may exceed.
 */
export async function fixTexts({ execute }: Queries): Promise<void> {
  await execute(sql`SET LOCAL statement_timeout = 0`);
  await execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
  await execute(sql`SET LOCAL datestyle = 'ISO, YMD'`);
  await execute(sql`SET LOCAL timezone = 'UTC'`);
  await execute(sql`SET LOCAL intervalstyle = 'iso_8601'`);
  await execute(sql`SET LOCAL extra_float_digits = 1`);
  await execute(sql`SET LOCAL bytea_output = 'hex'`);
}
