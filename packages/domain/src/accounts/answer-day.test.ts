import { expect, it } from 'vitest';
import { answerDayOf } from './answer-day.ts';

it.each([
  ['2026-03-02', '2026-04-02'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-30', '2028-02-29'],
  ['2026-03-31', '2026-04-30'],
  ['2026-12-15', '2027-01-15'],
  ['2026-12-31', '2027-01-31'],
  ['2026-02-28', '2026-03-28'],
])('what is asked on %s is answered by %s', (asked, answered) => {
  expect(answerDayOf(asked)).toBe(answered);
});
