import { expect, it } from 'vitest';
import { LIFE_CYCLE_MODULES } from './life-cycle-modules.ts';
import { moduleRanges } from './module-ranges.ts';

it('two modules in a row are named, three or more are a range', () => {
  expect(moduleRanges(['A4', 'A5', 'C1', 'C2', 'C3', 'C4'])).toEqual(['A4', 'A5', 'C1-C4']);
  expect(moduleRanges(['C2', 'C3'])).toEqual(['C2', 'C3']);
  expect(moduleRanges(['C2', 'C3', 'C4'])).toEqual(['C2-C4']);
});

it('they come in their fixed order, whatever the order in which they are given', () => {
  expect(moduleRanges(['D', 'A1-A3'])).toEqual(['A1-A3', 'D']);
});

it('A1-A3 is stated as one and goes on into A4', () => {
  expect(moduleRanges(['A1-A3'])).toEqual(['A1-A3']);
  expect(moduleRanges(['A1-A3', 'A4'])).toEqual(['A1-A4']);
});

it('a range ends where a module lies between that no profile states, and at its stage', () => {
  expect(moduleRanges(['B1', 'B4'])).toEqual(['B1', 'B4']);
  expect(moduleRanges(LIFE_CYCLE_MODULES)).toEqual(['A1-A5', 'B1', 'B4', 'C1-C4', 'D']);
});

it('of none there is nothing to write', () => {
  expect(moduleRanges([])).toEqual([]);
});
