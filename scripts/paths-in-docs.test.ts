import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOMS = ['apps', 'packages', 'e2e', 'benchmarks', 'scripts'];
const FILE = /`([\w-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs))`/g;

const pages = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'benchmarks/README.md'],
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** A page may name a path from any folder, and often leaves `src` out. */
const files = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => !/node_modules|dist\//.test(name))
    .flatMap((name) => [`/${room}/${name}`, `/${room}/${name.replace('/src/', '/')}`]),
);

test.each(pages)('every file that %s names is there', (page) => {
  const named = [...readFileSync(join(ROOT, page), 'utf8').matchAll(FILE)].map(([, path = '']) => path);
  const gone = named.filter((path) => !files.some((file) => file.endsWith(`/${path}`)));
  expect(gone).toEqual([]);
});
