import { expect, test } from 'vitest';
import { validUntilOf } from './valid-until.ts';

test('a day that no calendar has is no day: the year holds, or nothing', () => {
  expect(validUntilOf('2028-02-29', '2027')).toEqual({ kind: 'day', day: '2028-02-29' });
  expect(validUntilOf('2027-02-29', '2027')).toEqual({ kind: 'year', year: 2027 });
  expect(validUntilOf('2027-13-01T00:00:00', '')).toEqual({ kind: 'unknown' });
});
