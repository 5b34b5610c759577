import { expect, test } from 'vitest';
import { exampleRow } from './example-rows.fixture.ts';
import { changeQuantity, fillQuantities, leaveOut, removeAdded, type SheetRows } from './sheet-acts.ts';

const rows = ['1', '2', '3'].map((key) => exampleRow(key));
const quantities = (of: SheetRows) => of.map(({ quantity }) => quantity);

test('a quantity changes one post, and the objects of the others stay', () => {
  const after = changeQuantity(rows, '2', 7);
  expect(quantities(after)).toEqual([10, 7, 10]);
  expect(after[0]).toBe(rows[0]);
  expect(changeQuantity(rows, '2', 10)).toBe(rows);
});

test('pasted quantities go to the post and those shown below it, and what is too much is counted', () => {
  const shown = ['1', '3', '2'];
  const filled = fillQuantities(rows, { shown, from: '3', quantities: [1, 2, 3] });
  expect(quantities(filled.rows)).toEqual([10, 2, 1]);
  expect(filled.beyond).toBe(1);
});

test('a post of the calculation is left out and taken back, never removed; an added one is removed', () => {
  const without = leaveOut(rows, '2', true);
  expect(without.map(({ leftOut }) => leftOut)).toEqual([false, true, false]);
  expect(leaveOut(without, '2', false)).toEqual(rows);
  expect(removeAdded(rows, '2')).toBe(rows);
  const added = [...rows, exampleRow('4', { origin: null })];
  expect(removeAdded(added, '4')).toEqual(rows);
});
