import { describe, expect, it } from 'vitest';
import { reductionTarget } from './reduction-target.ts';

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
});
