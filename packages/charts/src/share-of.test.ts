import { expect, it } from 'vitest';
import type { CoveredPoint } from './coverage/point-coverage.ts';
import { shareOf, shareText } from './share-of.ts';

const point = (value: number | null, undeclared = 0): CoveredPoint => ({
  value,
  coverage: { items: 5, undeclared, incomplete: 0, about: { quantity: 'mki', side: 'baseline' } },
});

it('a share is a percentage of the whole, with one decimal', () => {
  expect(shareText(shareOf(point(350), point(600)))).toBe('58,33 %');
});

it('a benefit has a share below 0, so that all shares add up to the whole', () => {
  expect(shareOf(point(-60), point(600))).toBe(-10);
  expect(shareText(-10)).toBe('-10,00 %');
});

it('there is no share of what items leave undeclared, nor of what is not there', () => {
  expect(shareOf(point(350, 1), point(600))).toBeNull();
  expect(shareOf(point(350), point(600, 1))).toBeNull();
  expect(shareOf({ value: null, coverage: null }, point(600))).toBeNull();
  expect(shareText(null)).toBe('–');
});

it('a share that is next to nothing, or to everything, does not claim to be that', () => {
  expect([0.04, 99.96].map(shareText)).toEqual(['0,04 %', '99,96 %']);
});

it('there is no share of a whole that is not above 0', () => {
  expect(shareOf(point(0), point(0))).toBeNull();
  expect(shareOf(point(5), point(-10))).toBeNull();
});
