import { describe, expect, it } from 'vitest';
import type { CoveredSum } from '../figures/covered-sum.ts';
import { reductionEnds, reductionPercent, reductionRange } from './reduction.ts';

const whole = (amount: number): CoveredSum => ({ amount, items: 3, undeclared: 0, incomplete: 0 });
const partial = (amount: number): CoveredSum => ({ ...whole(amount), undeclared: 1 });
const pair = (baseline: number, optimization: number) => ({
  baseline: whole(baseline),
  optimization: whole(optimization),
});

describe('reductionPercent', () => {
  it('is what the optimisation saves, in percent of the baseline', () => {
    expect(reductionPercent({ baseline: 200, optimization: 150 })).toBe(25);
    expect(reductionPercent({ baseline: 100, optimization: 130 })).toBe(-30);
  });

  it('is undefined without a comparison, and without a baseline above 0', () => {
    expect(reductionPercent(null)).toBeNull();
    expect(reductionPercent({ baseline: 0, optimization: 1 })).toBeNull();
    expect(reductionPercent({ baseline: -5, optimization: -10 })).toBeNull();
  });
});

describe('reductionRange', () => {
  it('goes from the project that saves least to the one that saves most, and weighs the total by size', () => {
    const projects = [pair(100, 50), pair(300, 330), pair(0, 10)];
    expect(reductionRange(projects)).toEqual({
      lowest: -10,
      highest: 50,
      total: 2.5,
      projects: 2,
      of: 3,
      incomplete: false,
    });
  });

  it('leaves out projects that are not whole on both sides, and says of how many it speaks', () => {
    const projects = [
      pair(100, 50),
      { baseline: whole(500), optimization: partial(100) },
      { baseline: partial(10), optimization: whole(1) },
    ];
    expect(reductionRange(projects)).toEqual({
      lowest: 50,
      highest: 50,
      total: 50,
      projects: 1,
      of: 3,
      incomplete: false,
    });
  });

  it('carries the mark where an item of a project in it declares a part of its indicators, and not of one left out', () => {
    const open = { ...whole(50), incomplete: 1 };
    const marked = { baseline: whole(100), optimization: open };
    const leftOut = { baseline: partial(100), optimization: open };
    expect(reductionRange([pair(100, 50), marked]).incomplete).toBe(true);
    expect(reductionRange([pair(100, 50), leftOut]).incomplete).toBe(false);
  });

  it('of no projects is nothing', () => {
    expect(reductionRange([])).toEqual({
      lowest: null,
      highest: null,
      total: null,
      projects: 0,
      of: 0,
      incomplete: false,
    });
  });
});

describe('reductionEnds', () => {
  const of = (project: string, baseline: number, optimization: number) => ({
    project,
    pair: pair(baseline, optimization),
  });

  it('are the projects of the range, of two alike the first that is given', () => {
    const projects = [of('Brug', 100, 50), of('Dijk', 300, 330), of('Laan', 40, 20), of('Plein', 10, 11)];
    expect(reductionEnds(projects)).toEqual({ lowest: 'Dijk', highest: 'Brug' });
  });

  it('are none where no project can be compared', () => {
    const open = { project: 'Brug', pair: { baseline: whole(10), optimization: partial(1) } };
    expect(reductionEnds([open, of('Dijk', 0, 5)])).toEqual({ lowest: null, highest: null });
  });
});
