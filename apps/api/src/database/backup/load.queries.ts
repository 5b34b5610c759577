import { sql } from 'drizzle-orm';
import { getRow, listRows } from '../../database/rows.ts';
import type { Queries } from '../queries.ts';
import type { StoredSequence, StoredTable } from './tables.queries.ts';

/** Whether nobody has an account in this database, so that nothing of anybody can be lost. */
export async function isUnused(queries: Queries): Promise<boolean> {
  const { unused } = await getRow<{ unused: boolean }>(
    queries,
    sql`SELECT NOT EXISTS (SELECT 1 FROM account) AND NOT EXISTS (SELECT 1 FROM organisation) AS unused`,
  );
  return unused;
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

export async function insertValues(
  { execute }: Queries,
  table: StoredTable,
  values: readonly (string | null)[],
): Promise<void> {
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const row = sql.join(
    values.map((value, at) => sql`${value}::text::${sql.raw(table.types[at] ?? '')}`),
    sql`, `,
  );
  await execute(
    sql`INSERT INTO ${sql.identifier(table.name)} (${columns}) OVERRIDING SYSTEM VALUE VALUES (${row})`,
    'once',
  );
}

export async function setSequence({ execute }: Queries, { name, last }: StoredSequence): Promise<void> {
  if (last !== null) await execute(sql`SELECT setval(${`public."${name}"`}::regclass, ${last}::bigint)`);
}
