import { toIsoDay } from '../format/date-format.ts';

/** Days that members have to set up a second factor before it is required. */
const DAYS_OF_NOTICE = 28;

/** Tells whether a rule that was announced for a day, 'yyyy-mm-dd', applies now: from midnight in Dutch local time. */
export function holdsFrom(isoDay: string | null, now: Date): boolean {
  return isoDay !== null && isoDay <= toIsoDay(now);
}

/** Tells whether a day, 'yyyy-mm-dd', is over in Dutch local time. */
export function isBeforeToday(isoDay: string | null, now: Date): boolean {
  return isoDay !== null && isoDay < toIsoDay(now);
}

/** Returns the day, 'yyyy-mm-dd', that is proposed for requiring a second factor: four weeks after today. */
export function proposedSecondFactorDay(now: Date): string {
  const day = new Date(`${toIsoDay(now)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + DAYS_OF_NOTICE);
  return day.toISOString().slice(0, 10);
}

/**
 * Tells whether members must be notified of a day: it is set for the first time, or is sooner than the day that they
 * knew.
 */
export function isSooner(before: string | null, after: string | null): boolean {
  return after !== null && (before === null || after < before);
}
