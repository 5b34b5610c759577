import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { lettersOf } from './woff2-letters.ts';

const { resolve } = createRequire(import.meta.url);
const fontOf = (subset: string) =>
  readFileSync(resolve(`@fontsource-variable/source-sans-3/files/source-sans-3-${subset}-wght-normal.woff2`));
const has = (letters: ReadonlySet<number>, text: string) =>
  [...text].map((letter) => letters.has(letter.codePointAt(0) ?? 0));

it('a font has the letters of its part and no others', () => {
  expect(has(lettersOf(fontOf('latin')), 'Az9€é')).toEqual([true, true, true, true, true]);
  expect(has(lettersOf(fontOf('latin')), 'ŽΩЖ日')).toEqual([false, false, false, false]);
  expect(has(lettersOf(fontOf('latin-ext')), 'ŽЖ')).toEqual([true, false]);
  expect(has(lettersOf(fontOf('greek')), 'ΩЖ')).toEqual([true, false]);
  expect(has(lettersOf(fontOf('cyrillic')), 'ЖΩ')).toEqual([true, false]);
});

it('a file that is no font is refused', () => {
  expect(() => lettersOf(Buffer.alloc(100))).toThrow('WOFF2');
});
