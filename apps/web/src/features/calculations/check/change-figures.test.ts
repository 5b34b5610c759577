import { expect, test } from 'vitest';
import { CO2, differenceText, distinguishable, MKI, plainNumber, signed } from './change-figures.ts';

test('a difference has its sign in front, and none when it rounds to 0', () => {
  expect(signed(120, MKI)).toBe('+€120,-');
  expect(signed(-120, MKI)).toBe('-€120,-');
  expect(signed(0.4, MKI)).toBe('€0,-');
  expect(signed(1500, CO2)).toBe('+1,50 ton');
  expect(signed(null, MKI)).toBe('-');
});

test('a difference is stated in its unit and as a percentage of what was', () => {
  const change = { before: 200, after: 150, difference: -50, percentage: -25 };
  expect(differenceText(change, MKI)).toBe('-€50,- (-25,00 %)');
  expect(differenceText({ ...change, percentage: null }, MKI)).toBe('-€50,-');
});

test('two figures get as many decimals as it takes to tell them apart', () => {
  expect(distinguishable(8, 6)).toEqual(['8,00', '6,00']);
  expect(distinguishable(0.00121, 0.00129)).toEqual(['0,0012', '0,0013']);
  expect(distinguishable(1, 1)).toEqual(['1,000000000000', '1,000000000000']);
});

test('a figure is shown as it was typed', () => {
  expect(plainNumber(410)).toBe('410');
  expect(plainNumber(1234.5)).toBe('1.234,5');
  expect(plainNumber(null)).toBe('-');
});
