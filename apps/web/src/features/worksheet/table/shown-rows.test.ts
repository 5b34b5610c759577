import { workOutWorksheet } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { exampleRow } from '../edit/example-rows.fixture.ts';
import { countShown, type Shown, shownKeys } from './shown-rows.ts';

const SHEET = [
  exampleRow('210010', { product: 'AC 16 surf' }),
  exampleRow('310020', { product: 'Menggranulaat' }),
  exampleRow('410030', { product: 'Menggranulaat', leftOut: true }),
];
const ROWS = workOutWorksheet({ rows: SHEET, sources: new Map(), baseline: null }).rows;

const keys = (search: string, shown: Shown = 'all') =>
  shownKeys(ROWS, { search, shown, isChanged: ({ row }) => row.leftOut });

it('rows are found by every word of a search, and all are there without one', () => {
  expect(keys('')).toEqual(['210010', '310020', '410030']);
  expect(keys('meng')).toEqual(['310020', '410030']);
  expect(keys('meng 4100')).toEqual(['410030']);
  expect(keys('asfalt')).toEqual(['210010', '310020', '410030']);
  expect(keys('beton')).toEqual([]);
});

it('a search is one within the choice', () => {
  expect(keys('', 'changed')).toEqual(['410030']);
  expect(keys('surf', 'changed')).toEqual([]);
  // What is left out needs no figures.
  expect(keys('', 'open')).toEqual(['210010', '310020']);
});

it('the rows of each choice are counted as they are listed', () => {
  const isChanged = ({ row }: (typeof ROWS)[number]) => row.leftOut;
  const listed = (['all', 'changed', 'open'] as const).map((shown) => [shown, keys('', shown).length]);
  expect(countShown(ROWS, isChanged)).toEqual(Object.fromEntries(listed));
});
