import { expect, it } from 'vitest';
import { toDateText } from './date-format.ts';

it.each([
  [1, '1900-01-01'],
  [59, '1900-02-28'],
  [61, '1900-03-01'],
  [46_053.75, '2026-01-31'],
  [2_958_465.9, '9999-12-31'],
])('a number is the date that Excel shows for it: %d', (serial, text) => {
  expect(toDateText(serial, false)).toBe(text);
});

it('days count from 1904 where the workbook says so', () => {
  expect(toDateText(0, true)).toBe('1904-01-01');
  expect(toDateText(44_591, true)).toBe('2026-01-31');
  expect(toDateText(2_957_003, true)).toBe('9999-12-31');
});

it.each([
  [-1, false],
  [2_958_466, false],
  [2_957_004, true],
])('a number for which Excel shows no date stays a number: %d', (serial, is1904) => {
  expect(toDateText(serial, is1904)).toBe(String(serial));
});
