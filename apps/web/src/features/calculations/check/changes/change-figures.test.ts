import type { TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { inDutch } from '../../../../text/dutch.fixture.ts';
import { CO2, differenceText, MKI, plainNumber, signed, sumText } from './change-figures.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

test('a difference has its sign in front, and none when it rounds to 0', () => {
  expect(signed(120, MKI)).toBe('+€120,-');
  expect(signed(-120, MKI)).toBe('-€120,-');
  expect(signed(0.4, MKI)).toBe('€0,-');
  expect(signed(1500, CO2)).toBe('+1,50 ton');
  expect(signed(null, MKI)).toBe('-');
});

test('a difference is stated in its unit and as a percentage of what was', () => {
  const change = {
    before: { amount: 200, items: 2, undeclared: 0, incomplete: 0 },
    after: { amount: 150, items: 2, undeclared: 0, incomplete: 0 },
    difference: -50,
    percentage: -25,
    incomplete: false,
    gaps: [],
  };
  expect(differenceText(change, MKI, t)).toBe('-€50,- (-25,00 %)');
  expect(differenceText({ ...change, percentage: null }, MKI, t)).toBe('-€50,-');
  expect(differenceText({ ...change, incomplete: true }, MKI, t)).toBe('-€50,- (-25,00 %), onvolledig');
});

test('a figure says what it leaves out', () => {
  expect(sumText({ amount: 10_000, items: 2, undeclared: 1, incomplete: 0 }, CO2, t)).toBe(
    '10,00 ton (zonder 1 van 2 posten)',
  );
  expect(sumText({ amount: 10_000, items: 2, undeclared: 0, incomplete: 0 }, CO2, t)).toBe('10,00 ton');
  expect(sumText(null, CO2, t)).toBe('-');
});

test('a figure is shown as it was typed', () => {
  expect(plainNumber(410)).toBe('410');
  expect(plainNumber(1234.5)).toBe('1.234,5');
  expect(plainNumber(null)).toBe('-');
});
