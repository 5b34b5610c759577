import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../open-database.ts';
import { listRows } from '../rows.ts';
import { sql } from '../sql.ts';

/** The statements that spread the tables over servers, from the documentation. */
const SCALING = readFileSync(new URL('../../../../../docs/scaling.md', import.meta.url), 'utf8');
const spread = new Map(
  [...SCALING.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g)].map(([, table, column]) => [
    String(table),
    String(column),
  ]),
);
const everywhere = [...SCALING.matchAll(/create_reference_table\('(\w+)'/g)].map(([, table]) =>
  String(table),
);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/**
 * The functions that sum up a calculation at its import, by one calculation. With the organisation in their joins
 * PostgreSQL expects one row instead of hundreds, and reads all sub-groups for each.
 */
const SUMMED_AT_IMPORT = ['raw_total_of_items', 'ratio_total_of_items', 'known_product_of_items'];

interface Key {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
}

interface ForeignKey extends Key {
  readonly target: string;
  readonly targetColumns: readonly string[];
}

const columnNames = (table: string, numbers: string) => `
  ARRAY(SELECT attname::text FROM unnest(${numbers}) WITH ORDINALITY AS n (number, place)
    JOIN pg_attribute ON attrelid = ${table} AND attnum = number ORDER BY place)`;

const listUniqueKeys = () =>
  listRows<Key>(
    database.queries,
    sql.raw(`
      SELECT c.relname::text AS "table", i.relname::text AS name,
        ${columnNames('x.indrelid', 'x.indkey::smallint[]')} AS columns
      FROM pg_index AS x JOIN pg_class AS c ON c.oid = x.indrelid JOIN pg_class AS i ON i.oid = x.indexrelid
      WHERE x.indisunique AND c.relnamespace = 'public'::regnamespace`),
  );

const listForeignKeys = () =>
  listRows<ForeignKey>(
    database.queries,
    sql.raw(`
      SELECT c.relname::text AS "table", k.conname::text AS name, t.relname::text AS target,
        ${columnNames('k.conrelid', 'k.conkey')} AS columns,
        ${columnNames('k.confrelid', 'k.confkey')} AS "targetColumns"
      FROM pg_constraint AS k JOIN pg_class AS c ON c.oid = k.conrelid JOIN pg_class AS t ON t.oid = k.confrelid
      WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace`),
  );

describe('the tables can be spread over servers by organisation', () => {
  it('every table is either spread or a copy on every server', async () => {
    const tables = await listRows<{ name: string }>(
      database.queries,
      sql`SELECT relname::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    expect([...spread.keys(), ...everywhere].toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('the tables that grow with the work of organisations are spread', () => {
    for (const table of [
      'project',
      'calculation',
      'calculation_file',
      'calculation_item',
      'calculation_total',
    ])
      expect(spread.get(table)).toBe('organisation_id');
    expect(spread.get('history_entry')).toBe('tenant_id');
  });

  it('every unique key of a spread table has the column by which it is spread', async () => {
    const without = (await listUniqueKeys()).filter(({ table, columns }) => {
      const column = spread.get(table);
      return column !== undefined && !columns.includes(column);
    });
    expect(without).toEqual([]);
  });

  it('a foreign key between spread tables joins them by that column, so both rows are on one server', async () => {
    const apart = (await listForeignKeys()).filter(({ table, target, columns, targetColumns }) => {
      const own = spread.get(table);
      const other = spread.get(target);
      if (own === undefined || other === undefined) return false;
      const place = columns.indexOf(own);
      return place < 0 || targetColumns[place] !== other;
    });
    expect(apart).toEqual([]);
  });

  it('a view with figures joins spread tables by that column', async () => {
    const views = await listRows<{ name: string; definition: string }>(
      database.queries,
      sql`
        SELECT viewname::text AS name, definition FROM pg_views
        WHERE schemaname = 'public' AND viewname != ALL(${sql.param(SUMMED_AT_IMPORT)}::text[])`,
    );
    const joins = views.flatMap(({ name, definition }) =>
      [...definition.matchAll(/JOIN (\w+) (\w+) ON (.*?)(?=JOIN|WHERE|;)/gs)].map(
        ([, table = '', alias = '', condition = '']) => ({ name, table, alias, condition }),
      ),
    );
    const ofSpread = joins.filter(({ table }) => spread.has(table));
    expect(ofSpread.map(({ name, alias }) => `${name} ${alias}`)).toContain('project_pair first_baseline');
    const silent = ofSpread.filter(
      ({ table, alias, condition }) => !condition.includes(`${alias}.${spread.get(table)} = `),
    );
    expect(silent).toEqual([]);
  });

  it('no table that is on every server refers to a spread table', async () => {
    const pointing = (await listForeignKeys()).filter(
      ({ table, target }) => everywhere.includes(table) && spread.has(target),
    );
    expect(pointing).toEqual([]);
  });
});

it('the database refuses a row that refers to a row of another organisation', async () => {
  await database.queries.execute(sql`
    INSERT INTO organisation (name, slug) VALUES ('Alfa', 'alfa'), ('Beta', 'beta')`);
  await database.queries.execute(sql`
    INSERT INTO project (organisation_id, name, description, location, project_type, sector, contract_type, created_at,
      modified_at)
    SELECT id, 'Brug', '', '', 'Niet bekend', 'infra-city', 'RAW', now(), now() FROM organisation WHERE slug = 'alfa'`);
  const bidderOf = (slug: string) =>
    database.queries.execute(sql`
      INSERT INTO applicant (organisation_id, project_id, name, created_at, modified_at)
      SELECT o.id, p.id, 'Aannemer', now(), now() FROM organisation AS o, project AS p WHERE o.slug = ${slug}`);
  await expect(bidderOf('beta')).rejects.toThrow();
  await bidderOf('alfa');
});
