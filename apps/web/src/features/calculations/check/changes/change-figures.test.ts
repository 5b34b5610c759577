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

test('a difference that a side lacks something for says what, and what can be said all the same', () => {
  const modules = [0, 5, 5, 0, 0, 5, 5, 5, 5, 0];
  const sum = { amount: 200, items: 5, undeclared: 0, incomplete: 0 };
  const change = {
    before: sum,
    after: { ...sum, amount: 90 },
    ...{ difference: null, percentage: null, incomplete: false },
    gaps: [{ side: 'after' as const, undeclared: 0, items: 5, lacking: { items: 5, modules } }],
  };
  const why = 'niet te vergelijken (dit bestand): A4, A5 en C1-C4 ontbreken bij 5 posten';
  expect(differenceText(change, MKI, t)).toBe(why);
  const unworked = { items: 2, modules: modules.map(() => 2), unworked: 2 };
  const dropped = [{ side: 'before' as const, undeclared: 0, items: 5, lacking: unworked }];
  expect(differenceText({ ...change, gaps: dropped }, MKI, t)).toBe(
    'niet te vergelijken (dit bestand): 2 posten van de huidige berekening ontbreken en zijn niet berekend',
  );
  const comparison = { baseline: 100, optimization: 90, amount: -10, share: -0.1, incomplete: false };
  const shared = { modules: ['A1-A3' as const, 'D' as const], comparison };
  expect(differenceText({ ...change, shared }, MKI, t)).toBe(`${why}; over A1-A3 en D: -€10,- (-10,00 %)`);
});
