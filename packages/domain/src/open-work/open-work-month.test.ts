import { expect, it } from 'vitest';
import { monthToMail } from './open-work-month.ts';

it('a month is mailed on its first working day, or within six days after it', () => {
  // 1 June 2026 is a Monday.
  expect(['2026-05-31', '2026-06-01', '2026-06-07', '2026-06-08'].map(monthToMail)).toEqual([
    ...[null, '2026-06-01', '2026-06-01'],
    null,
  ]);
});

it('a weekend and a public holiday are no working days', () => {
  // 1 August 2026 is a Saturday; 1 January 2027 is a holiday on a Friday.
  expect(['2026-08-01', '2026-08-02', '2026-08-03'].map(monthToMail)).toEqual([null, null, '2026-08-01']);
  expect(['2027-01-01', '2027-01-03', '2027-01-04'].map(monthToMail)).toEqual([null, null, '2027-01-01']);
});
