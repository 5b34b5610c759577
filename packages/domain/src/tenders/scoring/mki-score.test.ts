import { describe, expect, it } from 'vitest';
import { EXAMPLE_LINE } from '../model/award-model.fixture.ts';
import type { DiscountLine } from '../model/award-model.ts';
import { fictionalPriceEur } from './fictional-price.ts';
import { mkiScoreEur, unroundedMkiScore } from './mki-score.ts';

const score = (mkiEur: number | null, line = EXAMPLE_LINE) => mkiScoreEur({ mkiEur, ...line });

describe('the discount for an MKI, between 100,000 and 50,000 with €250,000 at most (D-31)', () => {
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

  it('is 0 where the reference value is not above the target (D-92)', () => {
    expect(score(40_000, { ...EXAMPLE_LINE, lowerEur: 100_000 })).toBe(0);
    expect(score(40_000, { ...EXAMPLE_LINE, lowerEur: 100_001 })).toBe(0);
    expect(score(200_000, { ...EXAMPLE_LINE, lowerEur: 100_001 })).toBe(0);
  });

  it('is refused of an MKI that is no number', () => {
    expect(() => score(Number.NaN)).toThrow(RangeError);
  });
});

describe('it is rounded once, a half upwards, of the MKI as it is read (docs/decisions/0077)', () => {
  const tenth: DiscountLine = { form: 'line', upperEur: 10, lowerEur: 0, maxDiscountEur: 1 };
  const third: DiscountLine = { form: 'line', upperEur: 3, lowerEur: 0, maxDiscountEur: 1_000_000_000_001 };

  it('half a euro becomes one, and what is just below it none', () => {
    expect(score(5, tenth)).toBe(1);
    expect(score(5.00000000000001, tenth)).toBe(0);
    expect(score(4.99999999999999, tenth)).toBe(1);
  });

  it('a half that comes out by hand is one, whatever the stored number is a hair more or less than', () => {
    // 250,000 × 0.7 ÷ 50,000 is 3.50, and of 1.3 it is 6.50.
    expect(unroundedMkiScore(99_999.3, EXAMPLE_LINE)).toBeLessThan(3.5);
    expect(score(99_999.3)).toBe(4);
    expect(score(99_998.7)).toBe(7);
    expect(score(99_999.3000001)).toBe(3);
  });

  it('what adding up leaves behind a half does not move it', () => {
    const summed = 33_333.1 + 66_666.1 + 0.1;
    expect(summed).not.toBe(99_999.3);
    expect(score(summed)).toBe(4);
  });

  it('a third of a large maximum is rounded as by hand', () => {
    expect(score(2, third)).toBe(333_333_333_334);
    expect(score(1, third)).toBe(666_666_666_667);
  });

  it('also of small values, and of boundaries below 0', () => {
    expect(score(0.1, { form: 'line', upperEur: 1, lowerEur: -26, maxDiscountEur: 15 })).toBe(1);
    expect(score(0.3, { form: 'line', upperEur: 1, lowerEur: -6, maxDiscountEur: 5 })).toBe(1);
    expect(score(-0.7, { form: 'line', upperEur: 0, lowerEur: -1, maxDiscountEur: 5 })).toBe(4);
    expect(score(1e-12, { form: 'line', upperEur: 1, lowerEur: 0, maxDiscountEur: 1_000_000_000_000 })).toBe(
      999_999_999_999,
    );
  });

  it('also where the distance between the boundaries is a sliver of the MKI', () => {
    // 999,999,999.2 is read with 15 digits: (1,000,000,000 − it) × 1,000,000,005 ÷ 2 is 400,000,002.
    const line: DiscountLine = {
      form: 'line',
      upperEur: 1_000_000_000,
      lowerEur: 999_999_998,
      maxDiscountEur: 1_000_000_005,
    };
    expect(unroundedMkiScore(999_999_999.2, line)).not.toBe(400_000_002);
    expect(score(999_999_999.2, line)).toBe(400_000_002);
  });

  it('what lies just within half of the last digit that is read does not move it, and what lies outside does', () => {
    // Precision is lowest just above a power of ten: 100,000.0000000005 is halfway to the next number that is read.
    const halfway: DiscountLine = { form: 'line', upperEur: 100_001, lowerEur: 99_999, maxDiscountEur: 1 };
    expect(score(100_000, halfway)).toBe(1);
    expect(score(100_000.000_000_000_49, halfway)).toBe(1);
    expect(score(100_000.000_000_000_51, halfway)).toBe(0);
  });

  it('also where floating point alone would take it across the half', () => {
    // 25,000,000,000,001 × 9.9997 ÷ 20 is 12,499,625,000,000.499985.
    const line: DiscountLine = {
      form: 'line',
      upperEur: 10,
      lowerEur: -10,
      maxDiscountEur: 25_000_000_000_001,
    };
    expect(unroundedMkiScore(0.0003, line)).toBeGreaterThan(12_499_625_000_000.5);
    expect(score(0.0003, line)).toBe(12_499_625_000_000);
  });

  it('also of the largest amounts that are exact', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(score(1, { form: 'line', upperEur: 2, lowerEur: 0, maxDiscountEur: most })).toBe(2 ** 52);
    expect(score(0.5, { form: 'line', upperEur: 1, lowerEur: 0, maxDiscountEur: most })).toBe(2 ** 52);
  });
});

describe('the fictitious price', () => {
  it('of €1,000,000 with an MKI of 75,000 and €50,000 for other criteria is €825,000', () => {
    const scoreEur = score(75_000);
    expect(fictionalPriceEur({ quoteEur: 1_000_000, scoreEur, criteriaDiscountEur: 50_000 })).toBe(825_000);
  });

  it('of €80,000 with a discount of €1,500 on other criteria is €78,500', () => {
    expect(fictionalPriceEur({ quoteEur: 80_000, scoreEur: 0, criteriaDiscountEur: 1500 })).toBe(78_500);
  });

  it('counts an empty discount as 0 (D-44) and may fall below 0', () => {
    expect(fictionalPriceEur({ quoteEur: 10, scoreEur: 4, criteriaDiscountEur: null })).toBe(6);
    expect(fictionalPriceEur({ quoteEur: 10, scoreEur: 250, criteriaDiscountEur: 1 })).toBe(-241);
  });
});
