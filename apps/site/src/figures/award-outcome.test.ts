import { describe, expect, it } from 'vitest';
import { awardOutcome } from './award-outcome.ts';

const bid = (name: string, priceEur: number, mkiEur: number) => ({ name, priceEur, mkiEur });
const told = (...bids: ReturnType<typeof bid>[]) => {
  const { winners, byLowerMki, belowZero } = awardOutcome(bids);
  return {
    winners: winners.map(({ name }) => name),
    byLowerMki,
    belowZero: belowZero.map(({ name }) => name),
  };
};

describe('in the award calculator', () => {
  it('the lowest fictitious price wins, whatever its MKI', () => {
    expect(told(bid('A', 900, 9), bid('B', 901, 1))).toEqual({
      winners: ['A'],
      byLowerMki: false,
      belowZero: [],
    });
  });

  it('of equal prices the lower MKI wins, as in the application, and that is said', () => {
    expect(told(bid('A', 900, 9), bid('B', 900, 8))).toMatchObject({ winners: ['B'], byLowerMki: true });
  });

  it('bids that are equal in both share the first place', () => {
    expect(told(bid('A', 900, 9), bid('B', 900, 9))).toMatchObject({
      winners: ['A', 'B'],
      byLowerMki: false,
    });
  });

  it('a price below 0 wins no less, and is named as one that the model does not fit', () => {
    expect(told(bid('A', -1, 9), bid('B', 0, 9))).toMatchObject({ winners: ['A'], belowZero: ['A'] });
  });
});
