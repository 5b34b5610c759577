import { describe, expect, it } from 'vitest';
import { valueAxis } from './value-axis.ts';

describe('valueAxis', () => {
  it('steps by the agreed rule and ends on a whole step above the largest figure', () => {
    expect(valueAxis(0, 45_832)).toEqual({ min: 0, max: 50_000, interval: 5_000 });
    expect(valueAxis(0, 300_000)).toEqual({ min: 0, max: 300_000, interval: 20_000 });
  });

  it('gives a small benefit below 0 a few tenths of a step, and a larger one whole steps', () => {
    expect(valueAxis(-211, 16_632)).toEqual({ min: -400, max: 18_000, interval: 2_000 });
    expect(valueAxis(-4_100, 16_632)).toEqual({ min: -6_000, max: 18_000, interval: 2_000 });
  });

  it('takes a multiple of the step where the rule would draw hundreds of lines', () => {
    expect(valueAxis(0, 40_000_000)).toEqual({ min: 0, max: 40_000_000, interval: 2_500_000 });
  });

  it('takes a multiple of the step where there is room for a few lines only', () => {
    expect(valueAxis(0, 16_500, 5)).toEqual({ min: 0, max: 18_000, interval: 4_000 });
  });

  it('ends near the largest figure where the lines are far apart, and not a whole line further', () => {
    expect(valueAxis(0, 21_000, 2)).toEqual({ min: 0, max: 25_000, interval: 25_000 });
    expect(valueAxis(0, 31_000, 2)).toEqual({ min: 0, max: 35_000, interval: 25_000 });
    expect(valueAxis(0, 51_000, 2)).toEqual({ min: 0, max: 60_000, interval: 50_000 });
  });

  it('has a line beside that of 0, though no multiple is as near as there is room for', () => {
    // The step is 50 000: a multiple of twenty gives too many lines here, and one of fifty is beyond the end.
    expect(valueAxis(0, 2_441_857, 2)).toEqual({ min: 0, max: 2_450_000, interval: 2_000_000 });
  });

  it('leaves figures below the smallest step to the drawing', () => {
    expect(valueAxis(0, 4.2)).toBeNull();
    expect(valueAxis(0, 0)).toBeNull();
  });
});
