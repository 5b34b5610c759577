import { expect, it } from 'vitest';
import { waterfallReach, waterfallSpans } from './waterfall-spans.ts';

const waterfall = (...data: readonly number[]) => ({ series: [{ data }] });

it('steps begin where the step before them ends, and both totals at 0', () => {
  expect(waterfallSpans(waterfall(100, -30, -20, 5, 55))).toEqual([
    { from: 0, to: 100 },
    { from: 100, to: 70 },
    { from: 70, to: 50 },
    { from: 50, to: 55 },
    { from: 0, to: 55 },
  ]);
});

it('the axis reaches the highest step, and below 0 where the steps go there', () => {
  expect(waterfallReach(waterfall(100, 40, -160, -20))).toEqual({ lowest: -20, highest: 140 });
});
