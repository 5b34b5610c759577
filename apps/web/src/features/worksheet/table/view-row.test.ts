import type { WorksheetSourceAnswer } from '@milieuspoor/contract';
import type { WorksheetRow } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { sheetSource } from '../../../testing/worksheet-answers.ts';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { exampleRow } from '../edit/example-rows.fixture.ts';
import { isChangedRow } from '../sheet/use-shown-rows.ts';
import { viewRow } from './view-row.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const MADE_FROM = '0c000000-0000-4000-8000-0000000000aa';
const OTHER = '0c000000-0000-4000-8000-0000000000bb';
const product = (version: number): WorksheetRow['source'] => ({ kind: 'product', product: 'p', version });

function view(row: WorksheetRow, more: Partial<WorksheetSourceAnswer> = {}) {
  const figures = { row, valued: null, problem: null };
  const source = sheetSource(row, 2, more);
  return viewRow({ figures, source, change: undefined, set: 'a1', madeFrom: MADE_FROM }, t);
}

test('a product is older only where the library has a newer version of it', () => {
  const said = (version: number, newest: number | null) =>
    view(exampleRow('1', { source: product(version) }), { newest }).warnings;
  expect(said(2, 3)).toEqual(['Er is een nieuwere versie van dit product.']);
  expect(said(3, 3)).toEqual([]);
  expect(said(3, null)).toEqual([]);
});

test('a row whose profile is of another post is changed, and names that post', () => {
  const from = { project: 'Stationsplein', calculation: 'As-built', post_number: '7' };
  const row = exampleRow('1', { source: { kind: 'item', calculation: OTHER, postNumber: '7' } });
  const seen = view(row, { taken_from: from });
  expect(seen.isChanged).toBe(true);
  expect(seen.facts).toContain('profiel van post 7 uit ‘As-built’, Stationsplein');
  expect(view(exampleRow('1')).isChanged).toBe(false);
});

test('the same number in another calculation is another post, and another number in its own as well', () => {
  const isChanged = (source: WorksheetRow['source'], madeFrom: string | null = MADE_FROM) =>
    isChangedRow({ row: exampleRow('1', { source }), quantityBefore: 10, madeFrom });
  const own = { kind: 'item', calculation: MADE_FROM, postNumber: '1' } as const;
  expect(isChanged(own)).toBe(false);
  expect(isChanged({ ...own, calculation: OTHER })).toBe(true);
  expect(isChanged({ ...own, postNumber: '2' })).toBe(true);
  expect(isChanged(product(1))).toBe(true);
  expect(isChanged({ kind: 'none' })).toBe(false);
  expect(isChangedRow({ row: exampleRow('1'), quantityBefore: 9, madeFrom: MADE_FROM })).toBe(true);
});
