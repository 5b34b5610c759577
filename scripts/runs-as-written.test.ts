import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Returns why Node can't run a source as it is written; null when it can. */
function refusalOf(source: string): string | null {
  try {
    stripTypeScriptTypes(source);
    return null;
  } catch (cause) {
    return (cause as Error).message;
  }
}

it('every source that Node runs without a build is one from which it can take the types', () => {
  const files = globSync(
    ['apps/api/{src,demonstration}/**/*.ts', 'packages/*/src/**/*.ts', 'e2e/**/*.ts', 'benchmarks/**/*.ts'],
    {
      cwd: ROOT,
      exclude: ['**/node_modules/**'],
    },
  );
  expect(files.length).toBeGreaterThan(1000);
  const refused = files.flatMap((file) => {
    const reason = refusalOf(readFileSync(join(ROOT, file), 'utf8'));
    return reason === null ? [] : [`${file}: ${reason}`];
  });
  expect(refused).toEqual([]);
});

it('the compiler takes what Node refuses, such as a variable called of in a loop over a list', () => {
  expect(refusalOf("for (const of of ['a']) console.log(of);")).toContain('Variable declaration list');
  expect(refusalOf("for (const each of ['a'] as const) console.log(each);")).toBeNull();
});
