import { expect, test } from 'vitest';
import { readQuantity, writeQuantity } from './quantity-text.ts';

const read = (text: string, language: 'nl' | 'en' = 'nl') => {
  const meant = readQuantity(text, language);
  return meant.kind === 'quantity' ? meant.quantity : meant.kind === 'empty' ? 'empty' : meant.why;
};

test('a quantity is read in the notation in which it is shown', () => {
  expect(['1.240', ' 1240 ', '1 240', '0,125', '1.234.567,5', '0', ' '].map((text) => read(text))).toEqual([
    ...[1240, 1240, 1240, 0.125, 1234567.5, 0, 'empty'],
  ]);
});

test('a point that is no thousand may be a fraction, and is asked about', () => {
  expect(['1.5', '1.2345', '12.34'].map((text) => read(text))).toEqual(['both', 'both', 'both']);
  expect(read('0.500')).toBe('both');
});

test('on an English screen 1,240 may be thousands', () => {
  expect(read('1,240')).toBe(1.24);
  expect([read('1,240', 'en'), read('1,24', 'en'), read('1.240', 'en')]).toEqual(['both', 1.24, 1240]);
});

test('what is no number of 0 or more is not read', () => {
  expect(
    ['-3', 'abc', '1,2,3', '1.24.0', '1e3', '1234567890123456', '12 34', '12\t345'].map((text) => read(text)),
  ).toEqual(new Array(8).fill('none'));
});

test('what is written is read back as the same', () => {
  const quantities = [0, 1240, 0.125, 1234567.5, 0.0000025, 86.4, 123456789.123];
  expect(quantities.map((quantity) => read(writeQuantity(quantity)))).toEqual(quantities);
  expect(writeQuantity(null)).toBe('');
});
