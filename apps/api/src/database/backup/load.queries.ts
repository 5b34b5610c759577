import { sql } from 'drizzle-orm';
import type { Queries } from '../queries.ts';
import { getRow, listRows } from '../rows.ts';
import type { StoredRow } from './rows-of-table.ts';
import type { StoredSequence, StoredTable } from './tables.queries.ts';

/** Whether nobody has an account in this database, so that nothing of anybody can be lost. */
export async function isUnused(queries: Queries): Promise<boolean> {
  const { unused } = await getRow<{ unused: boolean }>(
    queries,
    sql`SELECT NOT EXISTS (SELECT 1 FROM account) AND NOT EXISTS (SELECT 1 FROM organisation) AS unused`,
  );
  return unused;
}

/**
 * How many connections of others there are to this database. Of another role's an owner is told to which database it is and
 * of whom, and not what kind: those of clients have a user, and those of the server's own housekeeping none.
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

/** Takes away what would refuse rows that come table by table, empties the tables, and answers what to put back. */
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

/** One list for each column, so that however many rows come, the statement is the same. */
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
