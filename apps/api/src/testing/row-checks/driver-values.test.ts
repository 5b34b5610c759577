import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';
import { openTestDatabase } from '../test-database.ts';
import { DRIVER_VALUES } from './driver-values.ts';
import { misfits } from './misfits.ts';
import type { Shape } from './shape.ts';

/** A value of each type, in SQL. */
const SAMPLES: Readonly<Record<string, string>> = {
  boolean: 'true',
  bytea: '\\x00ff',
  json: '{"a": 1}',
  jsonb: '{"a": 1}',
  date: '2026-03-02',
  'timestamp without time zone': '2026-03-02 10:00',
  'timestamp with time zone': '2026-03-02T10:00:00Z',
  uuid: '3c55d9c5-c18e-4a17-a742-b537e3b3177e',
  text: 'tekst',
  'character varying': 'tekst',
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the driver reads', () => {
  it.each(Object.entries(DRIVER_VALUES))('type %s as its table says', async (oid, { type, sort, array }) => {
    const element = type.replace('[]', '');
    const sample = SAMPLES[element] ?? '7';
    const literal = array ? `{${sample}}` : sample;
    const [row] = (await database.queries.execute(
      sql`SELECT ${sql.raw(`'${literal}'::${type}`)} AS value, '${sql.raw(type)}'::regtype::oid::int AS oid`,
    )) as { value: unknown; oid: number }[];
    const one: Shape = sort === 'json' ? { kind: 'record', of: { kind: 'number' } } : { kind: sort };
    expect(row?.oid).toBe(Number(oid));
    expect(misfits(row?.value, array ? { kind: 'array', of: one } : one, 'value')).toEqual([]);
  });
});
