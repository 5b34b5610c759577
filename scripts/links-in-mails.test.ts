import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const API = join(ROOT, 'apps/api/src');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Every address of a screen that the API writes into a mail or a calendar; `:` stands for what is filled in. */
const links = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) =>
    [...readFileSync(join(API, name), 'utf8').matchAll(/publicUrl\}\/#(\/[^`?]*)/g)].map(([, path = '']) => ({
      name,
      path: path.replaceAll(/\$\{[^}]*\}/g, ':'),
    })),
  );

/** The addresses that the web application knows: those below an organisation stand in its route. */
const routes = [...read('apps/web/src/app/routes.tsx').matchAll(/\bpath: '([^']+)'/g)]
  .map(([, path = '']) => path)
  .filter((path) => path !== '$')
  .flatMap((path) => (path.startsWith('/') ? [path] : [`/o/$org/${path}`]))
  .map((path) => path.split('/').map((part) => (/^\{?-?\$/.test(part) ? ':' : part)));
/** The sections of Beheer, which one route has for all. */
const SECTIONS = [...read('apps/web/src/lib/paths.ts').matchAll(/sections: \[([^\]]+)\]/g)].flatMap(
  ([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, section = '']) => section),
);

test('there are links to follow, and screens to find', () => {
  expect(links.length).toBeGreaterThan(10);
  expect(routes.length).toBeGreaterThan(15);
  expect(SECTIONS).toContain('gebruikers');
});

test.each(links)('$path of $name leads to a screen', ({ path }) => {
  const parts = path.split('/');
  const found = routes.some(
    (route) =>
      route.length === parts.length &&
      route.every((part, at) => part === ':' || parts[at] === ':' || part === parts[at]),
  );
  expect(found, path).toBe(true);
  const [, first, section] = parts;
  if (first === 'beheer') expect(SECTIONS).toContain(section);
});
