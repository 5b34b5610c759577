import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { markProblems } from '../marking/mark-problems.ts';
import { readCalculation } from '../read-calculation.ts';
import { buildWorkbook } from '../testing/build-workbook.ts';
import { encryptAgile, encryptStandard } from '../testing/encrypt-workbook.ts';
import { problemsOf, validSheets } from '../testing/example-rows.ts';

const READ_ONLY = 'VelvetSweatshop';
/** Of several segments, the last of them not full. */
const plain = () =>
  buildWorkbook({
    sheets: { ...validSheets(), Bijlage: Array.from({ length: 900 }, (_, row) => [row ** 3]) },
  });
const read = (bytes: Uint8Array, name = 'a.xlsx') => readCalculation(bytes, name, FIRST_WEIGHTED_SETS);

describe.each([
  ['Excel 2010 and later', encryptAgile],
  ['Excel 2007', encryptStandard],
])('a workbook that %s encrypted', (_, encrypt) => {
  it('so that it can only be read is read like any other', async () => {
    const bytes = plain();
    expect(bytes.length).toBeGreaterThan(2 * 4096);
    const reading = await read(encrypt(bytes, READ_ONLY));
    expect(reading).toMatchObject({ kind: 'read', warnings: [] });
    expect(reading).toEqual(await read(bytes));
    // Its marked copy needs no password either.
    const marked = await markProblems(encrypt(bytes, READ_ONLY), 'a.xlsx', [], 'nl');
    expect(Buffer.from(marked?.bytes.subarray(0, 2) ?? []).toString()).toBe('PK');
  });

  it('with a password is refused for that', async () => {
    expect(problemsOf(await read(encrypt(plain(), 'geheim')))).toEqual(['password-protected']);
  });

  it('is refused for its extension where it is no .xls', async () => {
    expect(problemsOf(await read(encrypt(plain(), READ_ONLY), 'a.xls'))).toEqual(['signature-mismatch']);
  });
});

it('more rounds than Excel takes are not made: they would only take time', async () => {
  expect(problemsOf(await read(encryptAgile(plain(), READ_ONLY, 100_001)))).toEqual(['password-protected']);
});

it('changed bytes of one never make reading throw', async () => {
  const bytes = encryptAgile(buildWorkbook({ sheets: validSheets() }), READ_ONLY, 10);
  for (let step = 0; step < 60; step++) {
    const changed = bytes.slice();
    const position = (step * 7919) % changed.length;
    changed[position] = (changed[position] ?? 0) ^ (1 + step);
    await expect(read(changed)).resolves.toBeDefined();
  }
});
