import { toIsoDay } from './date-format.ts';

const MONTHS_OF_A_QUARTER = 3;
const HOUR_MS = 3_600_000;

/**
 * Caches the last answer: every figure about other organisations needs it, and computing local time takes longer than a
 * cached answer.
 */
let lastAsked = { hour: Number.NaN, day: '' };

/**
 * Returns the first day of the quarter of a moment, in Dutch local time, as 'yyyy-mm-dd'. Quarters begin on a whole
 * hour, in winter and summer time, so the answer is constant within an hour.
 */
export function firstDayOfQuarter(moment: Date): string {
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  if (hour !== lastAsked.hour) lastAsked = { hour, day: quarterOf(moment) };
  return lastAsked.day;
}

function quarterOf(moment: Date): string {
  const [year, month] = toIsoDay(moment).split('-');
  const first = Math.floor((Number(month) - 1) / MONTHS_OF_A_QUARTER) * MONTHS_OF_A_QUARTER + 1;
  return `${year}-${String(first).padStart(2, '0')}-01`;
}
