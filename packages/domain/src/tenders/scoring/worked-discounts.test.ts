import { describe, expect, it } from 'vitest';
import { EXAMPLE_LINE } from '../model/award-model.fixture.ts';
import { workedDiscounts } from './worked-discounts.ts';

const rows = (line: Partial<Record<'lowerEur' | 'upperEur' | 'maxDiscountEur', number>>) =>
  workedDiscounts({ ...EXAMPLE_LINE, ...line }).map(({ mkiEur, discountEur }) => [mkiEur, discountEur]);

describe('the worked table of MKI against discount', () => {
  it('goes from target to reference value in round steps, with one row on either side', () => {
    expect(rows({})).toEqual([
      [45_000, 250_000],
      [50_000, 250_000],
      [55_000, 225_000],
      [60_000, 200_000],
      [65_000, 175_000],
      [70_000, 150_000],
      [75_000, 125_000],
      [80_000, 100_000],
      [85_000, 75_000],
      [90_000, 50_000],
      [95_000, 25_000],
      [100_000, 0],
      [105_000, 0],
    ]);
  });

  it('keeps boundaries that are no round values, each discount rounded by itself', () => {
    expect(rows({ lowerEur: 48_317, upperEur: 96_633, maxDiscountEur: 250_000 })).toEqual([
      [45_000, 250_000],
      [48_317, 250_000],
      [50_000, 241_292],
      [55_000, 215_420],
      [60_000, 189_549],
      [65_000, 163_678],
      [70_000, 137_806],
      [75_000, 111_935],
      [80_000, 86_064],
      [85_000, 60_192],
      [90_000, 34_321],
      [95_000, 8_450],
      [96_633, 0],
      [100_000, 0],
    ]);
  });

  it('has whole euro for its smallest step', () => {
    expect(rows({ lowerEur: 3, upperEur: 5, maxDiscountEur: 100 })).toEqual([
      [2, 100],
      [3, 100],
      [4, 50],
      [5, 0],
      [6, 0],
    ]);
  });

  it('has no MKI below 0 for its first row', () => {
    expect(rows({ lowerEur: 0, upperEur: 2, maxDiscountEur: 100 })[0]).toEqual([0, 100]);
    expect(rows({ lowerEur: 1, upperEur: 3, maxDiscountEur: 100 }).slice(0, 2)).toEqual([
      [0, 100],
      [1, 100],
    ]);
  });

  it('fits on a page whatever the boundaries are', () => {
    for (const upperEur of [1, 7, 99, 101, 12_345, 999_999, 1_000_001, 87_654_321_098])
      for (const lowerEur of [0, 0.5, 0.9].map((share) => Math.floor(share * upperEur))) {
        const count = rows({ lowerEur, upperEur }).length;
        expect(count, `${lowerEur} to ${upperEur}`).toBeGreaterThanOrEqual(3);
        expect(count, `${lowerEur} to ${upperEur}`).toBeLessThanOrEqual(14);
      }
  });

  it('is empty where the reference value is not above the target', () => {
    expect(rows({ lowerEur: 100_000 })).toEqual([]);
  });
});
