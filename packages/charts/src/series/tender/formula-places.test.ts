import { expect, it } from 'vitest';
import { comparesTwoSides } from '../../chart-model.ts';
import { displayIn } from '../../quantities.ts';
import { formulaPlaces } from './formula-places.ts';

const BIDDERS = [
  { uuid: '1', name: 'Noord' },
  { uuid: '2', name: 'Oost' },
];
const MODEL = formulaPlaces(BIDDERS, [
  { key: 'bounded-discount', label: 'Begrensde korting', places: [1, 2] },
  { key: 'weighted-mki', label: 'MKI × 2', places: [null, 1] },
]);

it('each formula is a colour, and each bidder has a bar of its place under it', () => {
  expect(MODEL.categories.map(({ label }) => label)).toEqual(['Noord', 'Oost']);
  expect(MODEL.series.map(({ label, data }) => [label, data])).toEqual([
    ['Begrensde korting', [1, 2]],
    ['MKI × 2', [null, 1]],
  ]);
  expect(new Set(MODEL.series.map(({ backgroundColor }) => JSON.stringify(backgroundColor))).size).toBe(2);
});

it('formulas are no sides, so no difference is stated between them', () => {
  expect(comparesTwoSides(MODEL)).toBe(false);
});

it('a place is a whole number without a unit, and a dash where there is none', () => {
  expect(displayIn('place', 'nl').format(1)).toBe('1');
  expect(displayIn('place', 'nl').format(null)).toBe('-');
});
