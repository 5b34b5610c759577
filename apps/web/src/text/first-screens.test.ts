import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rest } from './nl/rest.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const IMPORTS =
  /^(?:import|export) (?!type )(?:(?:\{([^}]*)\}|[^'";{}]+|[^'";{}]+\{([^}]*)\}) from )?'(\.[^']+)';/gm;
/** In the module of the routes: screens that wait for all texts name them in between. */
const SCREENS_WITHOUT = /(?:lazyScreen\(|firstScreens = )\(\) => import\('([^']+)'\)/g;
/** A key, or the beginning of a key that is put together. */
const KEYS = /['"`]([a-zA-Z]+(?:\.[a-zA-Z]+)+)(['"`]|\.?\$\{)/g;
/** These are about an upload, which begins on a screen that waited for all texts. */
const OF_UPLOADS = /^features\/calculations\/(upload|check)\//;

/** Returns the modules that a module imports, including itself; of an index only those that are named. */
function broughtBy(start: readonly string[]): ReadonlySet<string> {
  const brought = new Set<string>();
  const follow = (file: string, names: ReadonlySet<string> | null) => {
    const isIndex = file.endsWith('/index.ts') && names !== null;
    if (!isIndex) {
      if (brought.has(file)) return;
      brought.add(file);
    }
    for (const [, alone, beside, address = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const target = join(dirname(file), address);
      if (!existsSync(target) || !/\.tsx?$/.test(target)) continue;
      const taken = namesIn(alone ?? beside);
      if (isIndex && taken && ![...taken].some((name) => names.has(name))) continue;
      follow(target, taken);
    }
  };
  for (const file of start) follow(file, null);
  return brought;
}

/** Returns the names in an import; null for an import without names, which takes everything. */
function namesIn(list: string | undefined): ReadonlySet<string> | null {
  if (list === undefined) return null;
  const names = list.split(',').map((each) => each.trim());
  return new Set(
    names.filter((name) => name && !name.startsWith('type ')).map((name) => name.replace(/ as .*/, '')),
  );
}

/** Tells whether a module uses a text that is not among the first ones. */
function asksForLater(file: string): boolean {
  return [...readFileSync(file, 'utf8').matchAll(KEYS)].some(([, key = '', end]) => {
    const found = key
      .split('.')
      .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)?.[part], rest);
    return end?.endsWith('{') ? found !== undefined : typeof found === 'string';
  });
}

const routes = join(SOURCE, 'app/routes.tsx');
const screens = [...readFileSync(routes, 'utf8').matchAll(SCREENS_WITHOUT)].map(([, address = '']) =>
  join(dirname(routes), address),
);

test('the routes that come without all texts are found', () => {
  expect(screens.map((file) => relative(SOURCE, file))).toContain('app/routes/visitors/login-page.tsx');
  expect(broughtBy(screens)).toContain(join(SOURCE, 'app/routes/dashboard-page.tsx'));
  expect(broughtBy(screens)).toContain(join(SOURCE, 'features/accounts/second-factor/code-field.tsx'));
});

test('a screen that is shown before all texts are there says nothing that comes with them', () => {
  const early = [...broughtBy([join(SOURCE, 'main.tsx'), ...screens])];
  const asking = early.filter(asksForLater).map((file) => relative(SOURCE, file));
  expect(asking.filter((file) => !OF_UPLOADS.test(file))).toEqual([]);
});
