import type { WorkbookProblem } from '@milieuspoor/contract';
import { expect, test } from 'vitest';
import { groupProblems, placeOnSheet } from './group-problems.ts';

const on = (sheet: string | null, row: number): WorkbookProblem => ({
  severity: 'error',
  sheet,
  row,
  column: null,
  cell: null,
  message: '',
  what: '',
  what_to_do: '',
});

test('problems stand together by sheet, those of the whole file first', () => {
  const groups = groupProblems([on('Posten', 2), on('Set A1', 3), on(null, 0), on('Posten', 9)]);
  expect(groups.map(({ sheet, problems }) => [sheet, problems.map(({ row }) => row)])).toEqual([
    [null, [0]],
    ['Posten', [2, 9]],
    ['Set A1', [3]],
  ]);
});

test('a place says the row, the column and the cell as far as they are known', () => {
  const row = (number: number) => `rij ${number}`;
  expect(placeOnSheet({ row: 4, column: 'Hoeveelheid', cell: 'F4' }, row)).toBe('rij 4, Hoeveelheid (F4)');
  expect(placeOnSheet({ row: 4, column: null, cell: null }, row)).toBe('rij 4');
  expect(placeOnSheet({ row: null, column: null, cell: 'A1' }, row)).toBe('A1');
  expect(placeOnSheet({ row: null, column: null, cell: null }, row)).toBe('');
});
