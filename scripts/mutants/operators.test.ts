import { expect, it } from 'vitest';
import { mutantsOf, withFault } from './operators.mjs';

/** Sources with every fault of each: the name of the fault, and the source with it. */
const FAULTS: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  ['x < y;', [['boundary', 'x <= y;']]],
  ['x >= y;', [['boundary', 'x > y;']]],
  ['x === y;', [['comparison', 'x !== y;']]],
  ['x - y;', [['sign', 'x + y;']]],
  ['x * y;', [['sign', 'x / y;']]],
  ['-x;', [['sign', 'x;']]],
  ['x && y;', [['logic', 'x || y;']]],
  ['!x;', [['negation', 'x;']]],
  ['x ? 1 : y;', [['branches', 'x ? y : 1;']]],
  ['if (x) { f; g; }', [['negation', 'if (!(x)) { f; g; }']]],
  ['for (;;) if (x) continue;', [['removed guard', 'for (;;) ;']]],
  ['await lock(row);', [['removed statement', ';']]],
  ['x.y = z;', [['removed statement', ';']]],
  ['log.info(x);', []],
  ['const x = y.filter(f);', [['removed call', 'const x = y;']]],
  ['const x = y.toSorted(f);', [['removed call', 'const x = y;']]],
  ['const x = y.some(f);', [['some or every', 'const x = y.every(f);']]],
  ['const x = Math.max(y, z);', [['rounding', 'const x = Math.min(y, z);']]],
  ['const x = y.toFixed(2);', [['number', 'const x = y.toFixed(3);']]],
  ['const x = true;', [['constant', 'const x = false;']]],
  ['const x = null;', [['null', 'const x = 0;']]],
  [
    "const x = { kind: 'bid.opened', else: 'bid.closed' };",
    [
      ['kind', "const x = { kind: 'bid.closed', else: 'bid.closed' };"],
      ['kind', "const x = { kind: 'bid.opened', else: 'bid.opened' };"],
    ],
  ],
  ["import x from 'y'; type Z = 'a' | null;", []],
  [
    'const x = <p sx={{ width: y - 1 }} aria-label={z} />;',
    [['removed attribute', 'const x = <p sx={{ width: y - 1 }}  />;']],
  ],
  ['const x = sql`SELECT 1 FOR UPDATE OF y`;', [['lock', 'const x = sql`SELECT 1 `;']]],
  ['const x = sql`y AND z`;', [['sql logic', 'const x = sql`y OR z`;']]],
  ['const x = sql`y <= z`;', [['sql boundary', 'const x = sql`y < z`;']]],
  ['const x = inScope(y);', [['scope', 'const x = sql`TRUE`;']]],
];

it.each(FAULTS)('makes of %s one fault at a time', (text, faults) => {
  const made = mutantsOf('source.tsx', text);
  expect(made.map((mutant) => [mutant.operator, withFault(text, mutant)])).toEqual(faults);
});

it('says on which line a fault stands, and whether it can keep a loop from ending', () => {
  const [outside, inside] = mutantsOf('source.ts', 'x < y;\nwhile (x < y) f;');
  expect(outside).toMatchObject({ line: 1, before: '<', after: '<=', canLoop: false });
  expect(inside).toMatchObject({ line: 2, before: '<', after: '<=', canLoop: true });
});
