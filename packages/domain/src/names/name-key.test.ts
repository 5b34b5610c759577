import { expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

it.each([
  ['capitals', 'Lid', 'lid'],
  ['a full-width letter', 'ｌｉｄ', 'lid'],
  ['an accent of its own and one beside its letter', 'J\u00e9', 'je\u0301'],
  ['a ligature', 'ﬁets', 'FIETS'],
  ['a raised letter, which Latin-1 has too', 'm\u00aa', 'ma'],
  ['letters with a lower case of another locale', 'IJSSEL', 'ijssel'],
])('names are the same whose difference is %s', (_what, one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

it.each([
  ['a dotted capital I', 'l\u0130d', 'lid'],
  ['a dotless i', 'l\u0131d', 'lid'],
  ['a letter of another alphabet', 'l\u0456d', 'lid'],
  ['an accent', 'li\u0308d', 'lid'],
])('names are different whose difference is %s', (_what, one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

it('the key of a key is that key, for every character', () => {
  const moved: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const key = nameKey(`a${String.fromCodePoint(code)}b`);
    if (nameKey(key) !== key) moved.push(code.toString(16));
  }
  expect(moved).toEqual([]);
});
