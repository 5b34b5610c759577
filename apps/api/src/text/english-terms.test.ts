import { expect, test } from 'vitest';
import { en } from './en.ts';

test('English calls an item of a calculation an item, as the glossary does', () => {
  const withoutNames = (sentence: string) => sentence.replaceAll(/\{[^}]*\}/g, '');
  const posts = Object.entries(en).filter(([, sentence]) => /\bposts?\b/i.test(withoutNames(sentence)));
  expect(posts).toEqual([]);
});
