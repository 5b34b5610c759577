import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/**
 * The database can be spread over servers by organisation (docs/scaling.md); a join that does not name the organisation
 * would ask all of them.
 */
const JOIN =
  /\bJOIN (?:project|calculation\w*)\b(?: AS \w+)? ON ([\s\S]*?)(?=\b(?:LEFT |CROSS )?JOIN\b|\bWHERE\b|\bGROUP BY\b|\bORDER BY\b|`)/g;

const joins = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.queries.ts'))
  .flatMap((name) =>
    [...readFileSync(join(FOLDER, name), 'utf8').matchAll(JOIN)].map(([join, condition = '']) => ({
      name,
      join,
      condition,
    })),
  );

it('every join of figures names the organisation', () => {
  expect(joins.length).toBeGreaterThan(12);
  const silent = joins.filter(({ condition }) => !/organisation_id|organisationId/.test(condition));
  expect(silent.map(({ name, join }) => `${name}: ${join.trim()}`)).toEqual([]);
});
