import { describe, expect, it } from 'vitest';
import { datesIn, dayAndTimeOf, formatDay, formatIsoDay, formatModified, toIsoDay } from './date-format.ts';

// Dutch time is one hour ahead of UTC in winter and two in summer. In 2026 summer time runs from 29 March 01:00 UTC to
// 25 October 01:00 UTC.

describe('a moment is written in Dutch local time', () => {
  it.each([
    ['in winter', '2026-01-05T08:09:03Z', '05/01/2026 09:09:03'],
    ['in summer', '2026-07-05T08:09:03Z', '05/07/2026 10:09:03'],
    ['in the last second of winter time', '2026-03-29T00:59:59Z', '29/03/2026 01:59:59'],
    ['in the first of summer time, which skips an hour', '2026-03-29T01:00:00Z', '29/03/2026 03:00:00'],
    ['in the last second of summer time', '2026-10-25T00:59:59Z', '25/10/2026 02:59:59'],
    ['in the hour that comes twice', '2026-10-25T01:00:00Z', '25/10/2026 02:00:00'],
    ['at midnight in summer, as 00 and not 24', '2026-06-30T22:00:00Z', '01/07/2026 00:00:00'],
    ['at midnight in winter, as 00 and not 24', '2026-12-31T23:00:00Z', '01/01/2027 00:00:00'],
    ['from another zone', '2026-01-05T08:00:00-05:00', '05/01/2026 14:00:00'],
  ])('%s', (_when, moment, text) => {
    expect(formatModified(new Date(moment))).toBe(text);
  });
});

describe('the day of a moment is the one on the Dutch calendar', () => {
  it.each([
    ['the last second before midnight, winter', '2026-12-31T22:59:59.999Z', '2026-12-31', '31-12-2026'],
    ['midnight, winter', '2026-12-31T23:00:00Z', '2027-01-01', '01-01-2027'],
    ['the last second before midnight, summer', '2026-06-30T21:59:59Z', '2026-06-30', '30-06-2026'],
    ['midnight, summer', '2026-06-30T22:00:00Z', '2026-07-01', '01-07-2026'],
    ['midnight before summer time starts', '2026-03-28T23:00:00Z', '2026-03-29', '29-03-2026'],
    ['midnight before summer time ends', '2026-10-24T22:00:00Z', '2026-10-25', '25-10-2026'],
    ['midnight after summer time ended', '2026-10-25T23:00:00Z', '2026-10-26', '26-10-2026'],
    ['a leap day', '2028-02-29T12:00:00Z', '2028-02-29', '29-02-2028'],
  ])('%s', (_when, moment, isoDay, day) => {
    expect(toIsoDay(new Date(moment))).toBe(isoDay);
    expect(formatDay(new Date(moment))).toBe(day);
  });
});

it('turns a stored day round, and no day into a dash', () => {
  expect(formatIsoDay('2026-07-01')).toBe('01-07-2026');
  expect(formatIsoDay(null)).toBe('-');
});

it('a moment that the list writes is read to the minute, as a day with dashes', () => {
  expect(dayAndTimeOf('05/01/2026 09:09:59')).toBe('05-01-2026 09:09');
});

it('documents write dates in their language, of the day on the Dutch calendar', () => {
  const midnight = new Date('2026-12-31T23:00:05Z');
  const [nl, en] = [datesIn('nl'), datesIn('en')];
  expect([nl.day('2026-03-02'), en.day('2026-03-02'), nl.day(null), en.day(null)]).toEqual([
    ...['02-03-2026', '2 March 2026', '-', '-'],
  ]);
  expect([nl.moment(midnight), en.moment(midnight)]).toEqual(['01-01-2027 00:00', '1 January 2027 00:00']);
  expect([nl.second(midnight), en.second(midnight)]).toEqual([
    ...['01-01-2027 00:00:05', '1 January 2027 00:00:05'],
  ]);
});
