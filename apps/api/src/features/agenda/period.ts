import { toIsoDay } from '@milieuspoor/domain';
import type { Period } from './agenda-events.queries.ts';

const MAX_YEARS = 2;

/** Returns the day this many years later; the last day of February remains in its month. */
function yearsLater(isoDay: string, years: number): string {
  const [year = '', month, day] = isoDay.split('-');
  return `${String(Number(year) + years).padStart(4, '0')}-${month}-${day}`;
}

/** Returns why a period cannot be requested, null when it can. Days 'yyyy-mm-dd' are compared as text. */
export function periodFault({ from, until }: Period): 'period-reversed' | 'period-too-long' | null {
  if (until < from) return 'period-reversed';
  return until > yearsLater(from, MAX_YEARS) ? 'period-too-long' : null;
}

/** Returns the period of a calendar file: the recent past, and the plans of the coming year. */
export function calendarPeriod(now: Date): Period {
  const today = toIsoDay(now);
  // The first of the month exists in every year.
  const month = `${today.slice(0, 7)}-01`;
  return { from: yearsLater(month, -MAX_YEARS), until: yearsLater(month, 1) };
}
