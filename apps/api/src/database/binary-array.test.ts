import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { toBinaryArray } from './binary-array.ts';
import type { Database } from './open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function readBack(array: Uint8Array, type: string): Promise<unknown> {
  const rows = await database.queries.execute(
    sql`SELECT ${Buffer.from(array)}::${sql.raw(type)}[] AS answer`,
  );
  return (rows[0] as { answer: unknown }).answer;
}

describe('an array in binary form', () => {
  it.each([
    ['number', 'double precision', [0.1, -1e-300, 45832.25737376512, Number.MAX_VALUE, null]],
    ['integer', 'integer', [1, -2, 2_147_483_647, null]],
    ['text', 'text', ['', 'Één "aanhaling", {accolade} en een \\', null, 'NULL']],
    ['uuid', 'uuid', ['3c55d9c5-c18e-4a17-a742-b537e3b3177e', null]],
  ] as const)('of %s is what the database reads, to the last bit', async (type, sqlType, values) => {
    expect(await readBack(toBinaryArray(type, values), sqlType)).toEqual(values);
  });
});
