import { describe, expect, it } from 'vitest';
import { benefitPercentage } from './benefit-percentage.ts';

describe('the benefit as a percentage of the size', () => {
  it('is a whole number', () => {
    expect(benefitPercentage(50_000, 400_000)).toBe(13);
    expect(benefitPercentage(49_900, 400_000)).toBe(12);
    expect(benefitPercentage(0, 400_000)).toBe(0);
  });

  it('is missing while either is, and of a size of 0', () => {
    expect(benefitPercentage(null, 400_000)).toBeNull();
    expect(benefitPercentage(50_000, null)).toBeNull();
    expect(benefitPercentage(50_000, 0)).toBeNull();
  });
});
