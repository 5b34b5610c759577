import { describe, expect, it } from 'vitest';
import { reachesReductionTarget, reductionTarget } from './reduction-target.ts';

const baseline = (amount: number | null, undeclared = 0) => ({ amount, items: 5, undeclared, incomplete: 0 });

describe('reductionTarget', () => {
  it('stands at half of the baseline', () => {
    expect(reductionTarget(baseline(416_946))).toBe(208_473);
  });

  it('is absent where there is no positive baseline to halve', () => {
    expect(reductionTarget(baseline(0))).toBeNull();
    expect(reductionTarget(baseline(-10))).toBeNull();
    expect(reductionTarget(baseline(null, 5))).toBeNull();
    expect(reductionTarget(undefined)).toBeNull();
  });

  it('is absent where an item of the baseline declares no CO2: half of an unknown total is no goal', () => {
    expect(reductionTarget(baseline(416_946, 1))).toBeNull();
  });

  it('is absent where an item of the baseline lacks a module that the optimisation declares', () => {
    expect(reductionTarget({ ...baseline(416_946), lacking: { items: 1 } })).toBeNull();
    expect(reductionTarget({ ...baseline(416_946), lacking: { items: 0 } })).toBe(208_473);
  });
});

describe('reachesReductionTarget', () => {
  const between = (from: number, to: number) =>
    reachesReductionTarget({
      baseline: from,
      optimization: to,
      amount: to - from,
      share: from > 0 ? (to - from) / from : null,
      incomplete: false,
    });

  it('is reached from half of the baseline on, and not by more than that', () => {
    expect([between(100, 50), between(100, 50.01), between(100, 49), between(100, -20)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(between(100, 160)).toBe(false);
  });

  it('is not asked of a baseline that is not above 0', () => {
    expect([between(0, 0), between(-10, -30)]).toEqual([null, null]);
  });
});
