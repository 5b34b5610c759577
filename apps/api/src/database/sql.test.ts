import { describe, expect, it } from 'vitest';
import { sql, toStatement } from './sql.ts';

describe('a piece of SQL', () => {
  it('binds the values between its texts, in their order, including those of other pieces', () => {
    const isHis = sql`p.owner_id = ${7} AND p.name = ${"'; DROP TABLE project; --"}`;
    expect(toStatement(sql`SELECT ${'a'}::text FROM project p WHERE ${isHis} LIMIT ${null}`)).toEqual({
      sql: 'SELECT $1::text FROM project p WHERE p.owner_id = $2 AND p.name = $3 LIMIT $4',
      params: ['a', 7, "'; DROP TABLE project; --", null],
    });
  });

  it('writes an array as a list, unless it is bound as one', () => {
    expect(toStatement(sql`a IN ${[1, sql`2`, 3]} OR a = ANY(${sql.param([4, 5])})`)).toEqual({
      sql: 'a IN ($1, 2, $2) OR a = ANY($3)',
      params: [1, 3, [4, 5]],
    });
  });

  it('binds bytes, moments and objects unchanged', () => {
    const values = [Buffer.from('a'), new Date(0), { a: 1 }];
    expect(toStatement(sql.join(values, sql`, `))).toEqual({ sql: '$1, $2, $3', params: values });
  });

  it('puts names in quotes, from which no name can escape', () => {
    expect(toStatement(sql`SELECT FROM ${sql.identifier('a"; DROP TABLE b; --')}`)).toEqual({
      sql: 'SELECT FROM "a""; DROP TABLE b; --"',
      params: [],
    });
  });

  it('leaves out undefined values, and joins nothing to nothing', () => {
    expect(toStatement(sql`SELECT 1${undefined}${sql.join([])}${sql.raw(' AS one')}`)).toEqual({
      sql: 'SELECT 1 AS one',
      params: [],
    });
  });
});
