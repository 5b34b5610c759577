import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { openTestDatabase } from '../test-database.ts';
import { findUntoldNulls } from './explain-nulls.ts';
import type { RowTypes } from './read-row-types.ts';

const PLACE = 'example.queries.ts:1';
const TYPES: RowTypes = {
  [PLACE]: {
    kind: 'object',
    properties: {
      id: { shape: { kind: 'string' }, optional: false },
      name: { shape: { kind: 'string' }, optional: false },
      nickname: { shape: { kind: 'union', of: [{ kind: 'string' }, { kind: 'null' }] }, optional: false },
      moment: { shape: { kind: 'date' }, optional: false },
    },
  },
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Returns the columns of a statement, among these names, that may be null although the row type says otherwise. */
async function nullsOf(text: string, ...columns: string[]): Promise<string[]> {
  const problems = await findUntoldNulls(
    database.queries,
    [{ place: PLACE, text, columns, answered: false }],
    TYPES,
  );
  return problems.map((problem) => /: (\w+) may be null/.exec(problem)?.[1] ?? problem);
}

describe('a column that may be null, whether or not a test met one', () => {
  it('is one of the side of an outer join that may find nothing, unless the type says so', async () => {
    const from = 'FROM project LEFT JOIN saved_chart ON saved_chart.project_id = project.id';
    const columns = 'project.id, saved_chart.name, saved_chart.title';
    expect(await nullsOf(`SELECT ${columns} ${from}`, 'id', 'name', 'nickname')).toEqual(['name']);
    const turned = 'FROM saved_chart RIGHT JOIN project ON saved_chart.project_id = project.id';
    expect(await nullsOf(`SELECT ${columns} ${turned}`, 'id', 'name', 'nickname')).toEqual(['name']);
  });

  it('is none of an inner join, nor of an outer one of which a match is asked', async () => {
    const from = 'JOIN saved_chart ON saved_chart.project_id = project.id';
    expect(await nullsOf(`SELECT saved_chart.name FROM project ${from}`, 'name')).toEqual([]);
    const asked = "WHERE saved_chart.name <> ''";
    expect(await nullsOf(`SELECT saved_chart.name FROM project LEFT ${from} ${asked}`, 'name')).toEqual([]);
  });

  it('is one that its table lets be null, unless it is asked not to be', async () => {
    const moments = 'SELECT registered_at FROM account';
    expect(await nullsOf(moments, 'moment')).toEqual(['moment']);
    expect(await nullsOf(`${moments} WHERE registered_at IS NOT NULL AND id = $1`, 'moment')).toEqual([]);
    expect(await nullsOf('SELECT id FROM account WHERE email = $1', 'id')).toEqual([]);
    expect(await nullsOf('UPDATE account SET tel = $1 WHERE id = $2 RETURNING invited_at', 'moment')).toEqual(
      ['moment'],
    );
  });

  it('is not looked for in a table that only a test had, nor in a column of an earlier schema', async () => {
    expect(await nullsOf('SELECT id FROM of_a_test', 'id')).toEqual([]);
    expect(await nullsOf('SELECT earlier FROM account', 'earlier')).toEqual([]);
    await expect(nullsOf('SELECT id FROM account WHERE', 'id')).rejects.toThrow('syntax error');
  });
});
