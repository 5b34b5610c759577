import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nl } from './nl/index.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Returns the key of every sentence of a text tree as the code names it: without the form of a plural. */
function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key}`.replace(/_(?:zero|one|other)$/, '')]
      : keysOf(value, `${prefix}${key}.`),
  );
}

/** The code of the application, without its tests and its texts. */
function codeOfScreens(): string {
  const source = join(import.meta.dirname, '..');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
    .filter((file) => !/^text\/(?:nl|en)\//.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
}

/** Returns a pattern of the keys that a template such as `a.${b}.c` can name. */
function patternOf(template: string): RegExp {
  const fixed = template.split(/\$\{[^{}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${fixed.join('[\\w.-]*')}$`);
}

// The compiler holds the other side: a key that a screen uses is a key of the texts.
test('every text is used by a screen', () => {
  const code = codeOfScreens();
  const named = new Set([...code.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key));
  const patterns = [...code.matchAll(/(?<=`)[a-z]\w*\.[\w.-]*(?:\$\{[^{}]*\}[\w.-]*)+(?=`)/gi)].map(([key]) =>
    patternOf(key),
  );
  const whole = [...code.matchAll(/t\('([\w.-]+)', \{ returnObjects: true/g)].map(([, key]) => `${key}.`);
  const keys = [...new Set(keysOf(nl))];
  expect(keys.length).toBeGreaterThan(4_000);
  const unused = keys.filter(
    (key) =>
      !named.has(key) &&
      !patterns.some((pattern) => pattern.test(key)) &&
      !whole.some((part) => key.startsWith(part)),
  );
  expect(unused).toEqual([]);
});
