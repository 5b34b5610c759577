import { describe, expect, it } from 'vitest';
import { reductionPercent, reductionRange } from './reduction.ts';

describe('reductionPercent', () => {
  it('is what the optimisation saves, in percent of the baseline', () => {
    expect(reductionPercent({ baseline: 200, optimization: 150 })).toBe(25);
    expect(reductionPercent({ baseline: 100, optimization: 130 })).toBe(-30);
  });

  it('is undefined without both sides, and without a baseline above 0', () => {
    expect(reductionPercent({ baseline: null, optimization: 1 })).toBeNull();
    expect(reductionPercent({ baseline: 1, optimization: null })).toBeNull();
    expect(reductionPercent({ baseline: 0, optimization: 1 })).toBeNull();
    expect(reductionPercent({ baseline: -5, optimization: -10 })).toBeNull();
  });
});

describe('reductionRange', () => {
  it('goes from the project that saves least to the one that saves most, and weighs the total by size', () => {
    const projects = [
      { baseline: 100, optimization: 50 },
      { baseline: 300, optimization: 330 },
      { baseline: 0, optimization: 10 },
      { baseline: 500, optimization: null },
    ];
    expect(reductionRange(projects)).toEqual({ lowest: -10, highest: 50, total: 2.5, projects: 2 });
  });

  it('of no projects is nothing', () => {
    expect(reductionRange([])).toEqual({ lowest: null, highest: null, total: null, projects: 0 });
  });
});
