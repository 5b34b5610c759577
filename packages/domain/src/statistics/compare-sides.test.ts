import { describe, expect, it } from 'vitest';
import { compareSides } from './compare-sides.ts';

describe('compareSides', () => {
  it('states a saving as a negative amount and its share of the baseline', () => {
    expect(compareSides(200, 150)).toEqual({ amount: -50, share: -0.25 });
  });

  it('states an increase as a positive amount', () => {
    expect(compareSides(100, 130)).toEqual({ amount: 30, share: 0.3 });
  });

  it('has no share when the baseline is 0 or a net benefit', () => {
    expect(compareSides(0, 10)).toEqual({ amount: 10, share: null });
    expect(compareSides(-20, 10)).toEqual({ amount: 30, share: null });
  });

  it('compares nothing with a figure that is missing', () => {
    expect(compareSides(null, 10)).toBeNull();
    expect(compareSides(10, undefined)).toBeNull();
  });
});
