import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const API = join(ROOT, 'apps/api/src');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const sources = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, source: readFileSync(join(API, name), 'utf8') }));

/** An address that is written in full, or one that is put together from a path in the same file. */
const ADDRESS = /publicUrl\}\/#(\/[^`?]*)/g;
const OF_PATHS = /publicUrl\}\/#\$\{[\w.]*path\}/g;
/** The address that somebody typed without its '#'. */
const AS_TYPED = /`\/#\$\{request\.url\}/g;
const PATH = /\bpath: ['`](\/[^'`?]*)/g;

/** Every address of a screen that the API writes into a mail or a calendar; `:` stands for a parameter. */
const links = sources.flatMap(({ name, source }) =>
  [...source.matchAll(ADDRESS), ...(source.search(OF_PATHS) >= 0 ? source.matchAll(PATH) : [])].map(
    ([, path = '']) => ({ name, path: path.replaceAll(/\$\{[^}]*\}/g, ':') }),
  ),
);

/** The addresses of the web application; those below an organisation are in its route. */
const routes = [...read('apps/web/src/app/routes.tsx').matchAll(/\bpath: '([^']+)'/g)]
  .map(([, path = '']) => path)
  .filter((path) => path !== '$')
  .flatMap((path) => (path.startsWith('/') ? [path] : [`/o/$org/${path}`]))
  .map((path) => path.split('/').map((part) => (/^\{?-?\$/.test(part) ? ':' : part)));
/** The sections of Beheer, which share one route. */
const SECTIONS = [...read('apps/web/src/lib/paths.ts').matchAll(/sections: \[([^\]]+)\]/g)].flatMap(
  ([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, section = '']) => section),
);

test('there are links to follow, and screens to find', () => {
  expect(links.length).toBeGreaterThan(10);
  expect(routes.length).toBeGreaterThan(15);
  expect(SECTIONS).toContain('gebruikers');
});

test.each(
  sources.filter(({ source }) => /(?<!function )\bcomposeMail\(\{/.test(source)).map(({ name }) => name),
)('the mails of %s have a link that is followed', (name) => {
  expect(links.map((link) => link.name)).toContain(name);
});

test.each(sources.filter(({ source }) => source.includes('/#')).map(({ name }) => name))(
  'no address of a screen in %s is overlooked',
  (name) => {
    const source = sources.find((each) => each.name === name)?.source ?? '';
    const followed = [ADDRESS, OF_PATHS, AS_TYPED].flatMap((form) => [...source.matchAll(form)]);
    expect(source.split('/#')).toHaveLength(followed.length + 1);
  },
);

test('what tells that something is wrong with the installation is followed, and every mail about an account', () => {
  const of = (name: string) => links.filter((link) => link.name === name).map(({ path }) => path);
  expect(of('features/health/alarms/alarm-messages.ts')).toEqual(['/beheer/toestand']);
  expect(of('features/registration/account-mails.ts').sort()).toEqual([
    '/beheer/registraties',
    '/login',
    '/login',
    '/o/:/instellingen',
    '/registeren/:',
    '/uitnodiging/:',
  ]);
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
