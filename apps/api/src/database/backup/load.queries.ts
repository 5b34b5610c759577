import type { Queries } from '../queries.ts';
import { getRow, listRows } from '../rows.ts';
import { sql } from '../sql.ts';
import type { StoredRow } from './rows-of-table.ts';
import type { StoredSequence, StoredTable } from './tables.queries.ts';

/** Tells whether this database has no accounts, so that no data can be lost. */
export async function isUnused(queries: Queries): Promise<boolean> {
  const { unused } = await getRow<{ unused: boolean }>(
    queries,
    sql`SELECT NOT EXISTS (SELECT 1 FROM account) AND NOT EXISTS (SELECT 1 FROM organisation) AS unused`,
  );
  return unused;
}

/**
 * Counts the connections of others to this database. An owner sees the database and the user of another role's
 * connections, but not their kind: connections of clients have a user, and those of the server's own housekeeping have
 * none.
 */
export async function countOthers(queries: Queries): Promise<number> {
  const { others } = await getRow<{ others: number }>(
    queries,
    sql`SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND usesysid IS NOT NULL AND pid <> pg_backend_pid()
        AND coalesce(backend_type, 'client backend') = 'client backend'`,
  );
  return others;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Removes the constraints that would refuse rows which arrive table by table, empties the tables, and returns what to
 * restore.
 */
export async function makeRoom(queries: Queries, tables: readonly StoredTable[]): Promise<ForeignKey[]> {
  const keys = await listRows<ForeignKey>(
    queries,
    sql`SELECT conrelid::regclass::text AS table, conname::text AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  for (const { table, name } of keys)
    await queries.execute(sql`ALTER TABLE ${sql.raw(table)} DROP CONSTRAINT ${sql.identifier(name)}`);
  for (const { name } of tables)
    await queries.execute(sql`ALTER TABLE ${sql.identifier(name)} DISABLE TRIGGER USER`);
  const names = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await queries.execute(sql`TRUNCATE ${names}`);
  return keys;
}

export async function putBack(
  { execute }: Queries,
  tables: readonly StoredTable[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of keys)
    await execute(
      sql`ALTER TABLE ${sql.raw(table)} ADD CONSTRAINT ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  for (const { name } of tables) await execute(sql`ALTER TABLE ${sql.identifier(name)} ENABLE TRIGGER USER`);
}

/** Inserts rows with one list per column, so that the statement is the same for any number of rows. */
export async function insertRows(
  { execute }: Queries,
  table: StoredTable,
  rows: readonly StoredRow[],
): Promise<void> {
  const columns = table.columns.map((column) => sql.identifier(column));
  const texts = table.columns.map((_, at) => sql`${sql.param(rows.map((row) => row[at] ?? null))}::text[]`);
  const values = table.types.map((type, at) => sql`${columns[at]}::${sql.raw(type)}`);
  await execute(
    sql`INSERT INTO ${sql.identifier(table.name)} (${sql.join(columns, sql`, `)}) OVERRIDING SYSTEM VALUE
      SELECT ${sql.join(values, sql`, `)} FROM unnest(${sql.join(texts, sql`, `)})
        AS given (${sql.join(columns, sql`, `)})`,
    'once',
  );
}

export async function setSequence({ execute }: Queries, { name, last }: StoredSequence): Promise<void> {
  if (last !== null) await execute(sql`SELECT setval(${`public."${name}"`}::regclass, ${last}::bigint)`);
}
