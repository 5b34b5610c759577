import { expect, it } from 'vitest';
import { councilBars } from './council-bars.ts';

const TEXTS = { title: 'CO2', sides: { baseline: 'Baseline', optimization: 'Optimalisatie' } };
const bars = (value: number | null, weight: number | null) =>
  councilBars('co2', { value, weight }, TEXTS).series[0]?.data;

it('a saving is the baseline less its part, a cost more than it, and what is not known has no bar at all', () => {
  expect(bars(25, 4_000)).toEqual([4_000, 3_000]);
  expect(bars(-10, 4_000)).toEqual([4_000, 4_400]);
  expect(bars(150, 4_000)).toEqual([4_000, -2_000]);
  expect(bars(null, 4_000)).toEqual([null, null]);
  expect(bars(null, null)).toEqual([null, null]);
});
