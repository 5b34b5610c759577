import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { markProblems } from '../marking/mark-problems.ts';
import { readCalculation } from '../read-calculation.ts';
import { buildXls } from '../testing/build-xls.ts';
import { encryptXls } from '../testing/encrypt-workbook.ts';
import { problemsOf, validSheets } from '../testing/example-rows.ts';
import { createRc4 } from './rc4.ts';

const READ_ONLY = 'VelvetSweatshop';
/** Of several blocks, the last of them not full. */
const plain = () =>
  buildXls({
    ...validSheets(),
    Bijlage: Array.from({ length: 300 }, (_, row) => [row ** 3, `rij ${row}`]),
  });
const read = (bytes: Uint8Array, name = 'a.xls') => readCalculation(bytes, name, FIRST_WEIGHTED_SETS);

describe.each([
  ['Excel 97', 'md5', 128],
  ['Excel 2002 with a key of 40 bits', 'sha1', 40],
  ['Excel 2002 with a key of 128 bits', 'sha1', 128],
] as const)('an .xls that %s encrypted', (_, name, keyBits) => {
  it('so that it can only be read is read like any other', async () => {
    const bytes = encryptXls(plain(), READ_ONLY, name, keyBits);
    const reading = await read(bytes);
    expect(reading).toMatchObject({ kind: 'read', warnings: [] });
    expect(reading).toEqual(await read(plain()));
    // Its marked copy needs no password either.
    const marked = await markProblems(bytes, 'a.xls', [], 'nl');
    expect(Buffer.from(marked?.bytes.subarray(0, 2) ?? []).toString()).toBe('PK');
  });

  it('with a password is refused for that', async () => {
    expect(problemsOf(await read(encryptXls(plain(), 'geheim', name, keyBits)))).toEqual([
      'password-protected',
    ]);
  });

  it('never makes reading throw when its bytes are changed', async () => {
    const bytes = encryptXls(buildXls(validSheets()), READ_ONLY, name, keyBits);
    for (let step = 0; step < 60; step++) {
      const changed = bytes.slice();
      const position = (step * 7919) % changed.length;
      changed[position] = (changed[position] ?? 0) ^ (1 + step);
      await expect(read(changed)).resolves.toBeDefined();
    }
  });
});

it.each([
  ['Key', 'Plaintext', 'bbf316e8d940af0ad3'],
  ['Wiki', 'pedia', '1021bf0420'],
  ['Secret', 'Attack at dawn', '45a01f645fc35b383552544b9bf5'],
])('RC4 gives what is published of it: %s', (key, text, encrypted) => {
  const next = createRc4(Buffer.from(key));
  expect(Buffer.from(Buffer.from(text).map((byte) => next(byte))).toString('hex')).toBe(encrypted);
});
