import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { BinaryArray, type ElementType } from './binary-array.ts';
import type { Database } from './open-database.ts';
import { sql } from './sql.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function toBinaryArray(type: ElementType, values: readonly unknown[]): Uint8Array<ArrayBuffer> {
  const array = new BinaryArray(type, values.length);
  for (const value of values) array.add(value);
  return array.toBytes();
}

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
  ] as const)('of %s equals what the database reads, to the last bit', async (type, sqlType, values) => {
    expect(await readBack(toBinaryArray(type, values), sqlType)).toEqual(values);
  });

  it('has room for unusually long texts', async () => {
    const texts = Array.from({ length: 3_000 }, (_, index) => (index % 7 === 0 ? null : `é${index}`));
    const values = [...texts, 'lang '.repeat(5_000), '', null];
    expect(await readBack(toBinaryArray('text', values), 'text')).toEqual(values);
    const numbers = new BinaryArray('number', 1);
    for (const number of [1, 2, 3.5]) numbers.add(number);
    expect(await readBack(numbers.toBytes(), 'double precision')).toEqual([1, 2, 3.5]);
  });

  it('without values has no elements', async () => {
    expect(await readBack(toBinaryArray('number', []), 'double precision')).toEqual([]);
  });

  it('states its number of elements, and whether null is among them', () => {
    const header = (values: readonly unknown[]) => {
      const view = new DataView(toBinaryArray('integer', values).buffer);
      return { hasNull: view.getInt32(4), count: view.getInt32(12) };
    };
    expect(header([1, 2, 3])).toEqual({ hasNull: 0, count: 3 });
    expect(header([1, null])).toEqual({ hasNull: 1, count: 2 });
  });
});
