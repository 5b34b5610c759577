import { describe, expect, it } from 'vitest';
import { standstillEnd } from './standstill-end.ts';

describe('the last day of a standstill period', () => {
  it.each([
    ['counts from the day after the letters were sent', '2026-11-26', 20, '2026-12-16'],
    ['is another for another number of days', '2026-11-26', 15, '2026-12-11'],
    ['is a Monday where it would be a Saturday', '2026-11-29', 20, '2026-12-21'],
    ['is a Monday where it would be a Sunday', '2026-11-30', 20, '2026-12-21'],
    ['is past Christmas and the weekend behind it', '2026-12-05', 20, '2026-12-28'],
    ['is not New Year’s Day', '2025-12-12', 20, '2026-01-02'],
    ['is past Good Friday and Easter', '2026-03-14', 20, '2026-04-07'],
    ['is not Ascension Day', '2026-04-24', 20, '2026-05-15'],
    ['is not Whit Monday', '2026-05-05', 20, '2026-05-26'],
    ['is not King’s Day', '2026-04-07', 20, '2026-04-28'],
    ['is not the Saturday on which King’s Day is kept', '2025-04-06', 20, '2025-04-28'],
    ['is not Liberation Day', '2026-04-15', 20, '2026-05-06'],
    ['knows an Easter that is late', '2038-04-06', 20, '2038-04-28'],
    ['knows the day of leap years', '2028-02-09', 20, '2028-02-29'],
  ])('%s', (_rule, sentOn, days, last) => {
    expect(standstillEnd(sentOn, days)).toBe(last);
  });
});
