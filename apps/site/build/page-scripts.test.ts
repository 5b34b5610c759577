import { expect, it } from 'vitest';
import { heaviestPages } from './page-scripts.ts';

const MANIFEST = {
  'figures.ts': { file: 'assets/figures.js', dynamicImports: ['live.tsx'] },
  'live.tsx': { file: 'assets/live.js' },
};
const page = (inside: string) =>
  new Map([['a/index.html', `<script type="module" src="../assets/figures.js"></script>${inside}`]]);
const bytes = (live: number) => (file: string) => (file === 'assets/live.js' ? live : 1000);

it('lets a page with a figure run 60 kB, what comes later included', () => {
  expect(heaviestPages(page('<div data-figure="x">'), MANIFEST, bytes(59_000))).toEqual([]);
  expect(heaviestPages(page('<div data-figure="x">'), MANIFEST, bytes(59_001))).toHaveLength(1);
});

it('lets every other page run 30 kB', () => {
  expect(heaviestPages(page(''), MANIFEST, bytes(29_000))).toEqual([]);
  expect(heaviestPages(page(''), MANIFEST, bytes(29_001))).toHaveLength(1);
});
