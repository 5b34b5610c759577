import { expect, test } from 'vitest';
import { firstRows, withHeader } from './pasted-table.ts';

test('the first rows are shown as wide as the widest of them', () => {
  expect(firstRows('\nAsfalt\tton\t12\r\n\r\nZand\tm3\nPuin\tton\t3\t\tx\nKlei\tm3\t1')).toEqual([
    ['Asfalt', 'ton', '12', '', ''],
    ['Zand', 'm3', '', '', ''],
    ['Puin', 'ton', '3', '', 'x'],
  ]);
});

test('what has fewer columns than a post needs has none to name', () => {
  expect(firstRows('12\n13')).toBeNull();
  expect(firstRows('Asfalt\t12')).toBeNull();
  expect(firstRows('')).toBeNull();
});

test('each column gets a header, also one that is not read: a row may not be wider than its header', () => {
  expect(withHeader('Asfalt\tx\tton\t12\ty', ['description', null, 'unit', 'quantity', null])).toBe(
    'Omschrijving\tKolom 2\tEenheid\tHoeveelheid\tKolom 5\nAsfalt\tx\tton\t12\ty',
  );
});
