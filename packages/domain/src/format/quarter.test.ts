import { expect, it } from 'vitest';
import { firstDayOfQuarter } from './quarter.ts';

it.each([
  ['2026-01-01T00:00:00Z', '2026-01-01'],
  ['2026-03-31T21:59:59Z', '2026-01-01'],
  // Summer time: 22:00 UTC is midnight in Amsterdam.
  ['2026-03-31T22:00:00Z', '2026-04-01'],
  ['2026-08-15T12:00:00Z', '2026-07-01'],
  ['2026-12-31T22:59:59Z', '2026-10-01'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('the quarter of %s began in the Netherlands on %s', (moment, day) => {
  expect(firstDayOfQuarter(new Date(moment))).toBe(day);
});
