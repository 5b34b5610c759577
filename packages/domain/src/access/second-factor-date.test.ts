import { expect, test } from 'vitest';
import { holdsFrom, isSooner, proposedSecondFactorDay } from './second-factor-date.ts';

test('what was announced holds from midnight in Dutch local time, in winter and in summer', () => {
  expect(holdsFrom('2026-12-01', new Date('2026-11-30T22:59:59.999Z'))).toBe(false);
  expect(holdsFrom('2026-12-01', new Date('2026-11-30T23:00:00Z'))).toBe(true);
  expect(holdsFrom('2026-07-01', new Date('2026-06-30T21:59:59.999Z'))).toBe(false);
  expect(holdsFrom('2026-07-01', new Date('2026-06-30T22:00:00Z'))).toBe(true);
});

test('it holds every day after, and nothing holds without a day', () => {
  expect(holdsFrom('2026-12-01', new Date('2027-01-01T12:00:00Z'))).toBe(true);
  expect(holdsFrom(null, new Date('2027-01-01T12:00:00Z'))).toBe(false);
});

test('four weeks on are proposed, across the change of the clock and by the Dutch day', () => {
  expect(proposedSecondFactorDay(new Date('2026-10-20T22:30:00Z'))).toBe('2026-11-18');
  expect(proposedSecondFactorDay(new Date('2026-12-10T12:00:00Z'))).toBe('2027-01-07');
});

test('members hear of a day that is set or brought forward, not of one that is put off or taken away', () => {
  expect(isSooner(null, '2026-12-01')).toBe(true);
  expect(isSooner('2026-12-02', '2026-12-01')).toBe(true);
  expect(isSooner('2026-12-01', '2026-12-01')).toBe(false);
  expect(isSooner('2026-12-01', '2026-12-02')).toBe(false);
  expect(isSooner('2026-12-01', null)).toBe(false);
});
