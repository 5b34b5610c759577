import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCastRows } from './find-cast-rows.ts';
import { listSources, ROOT } from './list-sources.ts';

/** The place where rows get their type, and code for tests. */
const ALLOWED = /^apps\/api\/src\/(database\/rows\.ts$|testing\/)/;

describe('rows that are given a type without listRows, findRow or getRow', () => {
  it('are found in a source', () => {
    const source = `
      async function remove(queries) { await queries.execute(sql\`DELETE FROM account\`); }
      async function list(queries) { return (await queries.execute(sql\`SELECT 1\`)) as Row[]; }
      function pass(queries) { return queries.execute(sql\`SELECT 1\`); }
      async function first(queries) { const [row] = await queries.execute(sql\`SELECT 1\`); return row; }`;
    expect(findCastRows(source)).toEqual([3, 4, 5]);
  });

  it('are nowhere in the api, since nothing compares them', () => {
    const sources = listSources().filter((file) => !ALLOWED.test(file));
    expect(sources).toContain('apps/api/src/features/help/faq.queries.ts');
    const found = sources.flatMap((file) =>
      findCastRows(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}:${line}`),
    );
    expect(found).toEqual([]);
  });
});
