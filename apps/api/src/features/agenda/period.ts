import { toIsoDay } from '@milieuspoor/domain';
import type { Period } from './agenda-events.queries.ts';

const MAX_YEARS = 2;

/** The same day so many years later; the last of February stays within its month. */
function yearsLater(isoDay: string, years: number): string {
  const [year = '', month, day] = isoDay.split('-');
  return `${String(Number(year) + years).padStart(4, '0')}-${month}-${day}`;
}

/** Why a period cannot be asked for, null when it can. Days 'yyyy-mm-dd' compare as text. */
export function periodFault({ from, until }: Period): 'period-reversed' | 'period-too-long' | null {
  if (until < from) return 'period-reversed';
  return until > yearsLater(from, MAX_YEARS) ? 'period-too-long' : null;
}

/** What a calendar file holds: recent enough to matter, and what is planned for the year to come. */
export function calendarPeriod(now: Date): Period {
  const today = toIsoDay(now);
  // The first of the month exists in every year.
  const month = `${today.slice(0, 7)}-01`;
  return { from: yearsLater(month, -MAX_YEARS), until: yearsLater(month, 1) };
}
