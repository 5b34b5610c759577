import { expect, test } from 'vitest';
import { first } from './en/first.ts';
import { rest } from './en/rest.ts';
import { nl } from './nl/index.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Every sentence of a text tree under its full key. */
function sentencesOf(tree: Tree, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...sentencesOf(value, `${prefix}${key}.`)],
    ),
  );
}

function placeholdersOf(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
}

const dutch = sentencesOf(nl);
const english = sentencesOf({ ...first, ...rest });

test('English has every key of Dutch and no other', () => {
  expect([...english.keys()].sort()).toEqual([...dutch.keys()].sort());
});

test('a sentence is filled in with the same names in both languages', () => {
  for (const [key, sentence] of dutch)
    expect([key, placeholdersOf(english.get(key) ?? '')]).toEqual([key, placeholdersOf(sentence)]);
});

test('no sentence is empty', () => {
  for (const sentence of [...dutch.values(), ...english.values()]) expect(sentence.trim()).not.toBe('');
});

test('English calls an item of a calculation an item, as the glossary does', () => {
  const withoutNames = (sentence: string) => sentence.replaceAll(/\{\{[^}]*\}\}/g, '');
  const posts = [...english].filter(([, sentence]) => /\bposts?\b/i.test(withoutNames(sentence)));
  expect(posts).toEqual([]);
});
