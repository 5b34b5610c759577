import { expect, it } from 'vitest';
import { asRead } from './as-read.ts';
import { formatNumber } from './number-format.ts';

it.each([
  [30_110, '30110'],
  [30_110.499999999996, '30110.5000000000'],
  [-99_999.3, '-99999.3000000000'],
  [0, '0'],
])('%d is read as %s', (value, text) => {
  expect(asRead(value)).toBe(text);
});

it('keeps the cents of amounts that fifteen digits are too few for', () => {
  expect(asRead(12_345_678_901_234.56)).toBe('12345678901234.56');
  expect(formatNumber(12_345_678_901_234.56)).toBe('12.345.678.901.234,56');
});
