import { describe, expect, it } from 'vitest';
import { EXAMPLE_LINE } from '../model/award-model.fixture.ts';
import { criterionDiscountEur, fictionalPriceEur } from './fictional-price.ts';
import { mkiScoreEur } from './mki-score.ts';

const score = (mkiEur: number | null, line = EXAMPLE_LINE) => mkiScoreEur({ mkiEur, ...line });

describe('the discount for an MKI, between 100,000 and 50,000 with €250,000 at most (decision 31)', () => {
  it.each([
    [110_000, 0],
    [100_000, 0],
    [87_500, 62_500],
    [75_000, 125_000],
    [50_000, 250_000],
    [40_000, 250_000],
    [-5000, 250_000],
  ])('of %d is €%d', (mkiEur, expected) => {
    expect(score(mkiEur)).toBe(expected);
  });

  it('of a bid without a calculation is 0', () => {
    expect(score(null)).toBe(0);
  });

  it('is 0 where the reference value is not above the target (decision 92)', () => {
    expect(score(40_000, { ...EXAMPLE_LINE, lowerEur: 100_000 })).toBe(0);
    expect(score(40_000, { ...EXAMPLE_LINE, lowerEur: 100_001 })).toBe(0);
    expect(score(200_000, { ...EXAMPLE_LINE, lowerEur: 100_001 })).toBe(0);
  });

  it('is refused of an MKI that is no number', () => {
    expect(() => score(Number.NaN)).toThrow(RangeError);
  });
});

describe('it is rounded once, a half upwards, of what is stored', () => {
  const tenth = { upperEur: 10, lowerEur: 0, maxDiscountEur: 1 };
  const third = { upperEur: 3, lowerEur: 0, maxDiscountEur: 1_000_000_000_001 };

  it('half a euro becomes one, and what is just below it none', () => {
    expect(score(5, tenth)).toBe(1);
    expect(score(5 + 2 ** -50, tenth)).toBe(0);
    expect(score(5 - 2 ** -50, tenth)).toBe(1);
  });

  it('a third of a large maximum is rounded as by hand', () => {
    expect(score(2, third)).toBe(333_333_333_334);
    expect(score(1, third)).toBe(666_666_666_667);
  });

  it('also where floating point gives a half that is none', () => {
    // (1 − 0.1) × 15 ÷ 27 is 0.5 in floating point, but the stored 0.1 is a little more than a tenth.
    const line = { upperEur: 1, lowerEur: -26, maxDiscountEur: 15 };
    expect((15 * (1 - 0.1)) / 27).toBe(0.5);
    expect(score(0.1, line)).toBe(0);
    // The stored 0.3 is a little less than three tenths, so (1 − 0.3) × 5 ÷ 7 is a little more than a half.
    expect(score(0.3, { upperEur: 1, lowerEur: -6, maxDiscountEur: 5 })).toBe(1);
  });

  it('also where floating point comes out on the other side of a half', () => {
    // The number stored for 27/28 is a little more than that, so (9 − 27/28) × 14 ÷ 9 is a little less than 12.5.
    expect((14 * (9 - 27 / 28)) / 9).toBeGreaterThan(12.5);
    expect(score(27 / 28, { upperEur: 9, lowerEur: 0, maxDiscountEur: 14 })).toBe(12);
  });

  it('also of the largest amounts that are exact', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(score(1, { upperEur: 2, lowerEur: 0, maxDiscountEur: most })).toBe(2 ** 52);
    expect(score(0.5, { upperEur: 1, lowerEur: 0, maxDiscountEur: most })).toBe(2 ** 52);
  });
});

describe('the fictional price', () => {
  it('of €1,000,000 with an MKI of 75,000 and €50,000 for other criteria is €825,000', () => {
    const scoreEur = score(75_000);
    expect(fictionalPriceEur({ quoteEur: 1_000_000, scoreEur, criteriaDiscountEur: 50_000 })).toBe(825_000);
  });

  it('of €80,000 with 60 % of a value of €2,500 is €78,500', () => {
    const criteriaDiscountEur = criterionDiscountEur(2500, 60);
    expect(criteriaDiscountEur).toBe(1500);
    expect(fictionalPriceEur({ quoteEur: 80_000, scoreEur: 0, criteriaDiscountEur })).toBe(78_500);
  });

  it('counts an empty discount as 0 (decision 44) and may fall below 0', () => {
    expect(fictionalPriceEur({ quoteEur: 10, scoreEur: 4, criteriaDiscountEur: null })).toBe(6);
    expect(fictionalPriceEur({ quoteEur: 10, scoreEur: 250, criteriaDiscountEur: 1 })).toBe(-241);
  });
});
