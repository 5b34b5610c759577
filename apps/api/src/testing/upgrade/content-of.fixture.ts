import type { Database } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';

export type Row = Readonly<Record<string, unknown>>;
/** The rows of every table, by their primary keys. */
export type Content = ReadonlyMap<string, ReadonlyMap<string, Row>>;

/** Columns with the organisation of a row, which were added to keys later and distinguish no two rows of a table. */
const OWNERS = ['organisation_id', 'tenant_id'];

/** Returns everything that a database holds, including unlogged tables. */
export async function contentOf({ queries }: Database): Promise<Content> {
  const tables = (await queries.execute(sql`
    SELECT c.relname::text AS name, coalesce(array_agg(a.attname::text ORDER BY a.attname) FILTER (WHERE a.attname IS NOT NULL), '{}') AS key
    FROM pg_class c LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
      LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' GROUP BY c.relname`)) as {
    name: string;
    key: string[];
  }[];
  if (tables.length === 0) return new Map();
  // One question for all tables: a hundred take three times as long.
  const rowsOf = tables.map(
    ({ name }) => sql`SELECT ${name}::text AS name, to_jsonb(t) AS row FROM ${sql.identifier(name)} AS t`,
  );
  const rows = (await queries.execute(sql.join(rowsOf, sql` UNION ALL `))) as { name: string; row: Row }[];
  const byTable = Map.groupBy(rows, ({ name }) => name);
  return new Map(
    tables.map(({ name, key: whole }) => {
      const others = whole.filter((column) => !OWNERS.includes(column));
      const key = others.length > 0 ? others : whole;
      const ofTable = byTable.get(name) ?? [];
      return [
        name,
        new Map(ofTable.map(({ row }) => [JSON.stringify(key.map((column) => row[column])), row])),
      ];
    }),
  );
}

export interface StoredColumn {
  readonly table: string;
  readonly column: string;
}

/** Returns the columns of all tables, without views. */
export async function listColumns({ queries }: Database): Promise<StoredColumn[]> {
  return (await queries.execute(sql`
    SELECT table_name::text AS table, column_name::text AS column FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`)) as StoredColumn[];
}
