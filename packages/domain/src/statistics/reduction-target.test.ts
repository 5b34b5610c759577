import { describe, expect, it } from 'vitest';
import { reductionTarget } from './reduction-target.ts';

describe('reductionTarget', () => {
  it('stands at half of the baseline', () => {
    expect(reductionTarget(416_946)).toBe(208_473);
  });

  it('is absent where there is no positive baseline to halve', () => {
    expect(reductionTarget(0)).toBeNull();
    expect(reductionTarget(-10)).toBeNull();
    expect(reductionTarget(null)).toBeNull();
  });
});
