import { expect, it } from 'vitest';
import { yearRanges } from './year-ranges.ts';

it('years that follow one another are one range, whatever their order', () => {
  expect(yearRanges([2026, 2023, 2024])).toEqual([
    { from: 2023, until: 2024 },
    { from: 2026, until: 2026 },
  ]);
});

it('no years are no range', () => {
  expect(yearRanges([])).toEqual([]);
});
