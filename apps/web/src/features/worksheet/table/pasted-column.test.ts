import { expect, test } from 'vitest';
import { readPastedColumn } from './pasted-column.ts';

test('a column of a spreadsheet is read as quantities, in their order', () => {
  expect(readPastedColumn('1.240\r\n2,5\r\n0\r\n')).toEqual({ quantities: [1240, 2.5, 0], refused: [] });
});

test('a single cell is text like any other', () => {
  expect(readPastedColumn('1.240')).toBeNull();
  expect(readPastedColumn('1.240\n')).toBeNull();
});

test('what is no quantity is named and not passed over, which would shift the others', () => {
  expect(readPastedColumn('12\n\nton\n1.5\n8')).toEqual({ quantities: [12, 8], refused: ['', 'ton', '1.5'] });
});

test('two columns side by side are not run together to one number', () => {
  expect(readPastedColumn('12\t34\n56\t78')?.refused).toEqual(['12\t34', '56\t78']);
  expect(readPastedColumn('12\t34')?.refused).toEqual(['12\t34']);
});
