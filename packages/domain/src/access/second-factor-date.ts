import { toIsoDay } from '../format/date-format.ts';

/** Days that members get by themselves to set up what will be asked of them. */
const DAYS_OF_NOTICE = 28;

/** Whether something holds that was announced from a day, 'yyyy-mm-dd', on: from midnight in Dutch local time. */
export function holdsFrom(isoDay: string | null, now: Date): boolean {
  return isoDay !== null && isoDay <= toIsoDay(now);
}

/** Whether a day, 'yyyy-mm-dd', is over in Dutch local time. */
export function isBeforeToday(isoDay: string | null, now: Date): boolean {
  return isoDay !== null && isoDay < toIsoDay(now);
}

/** The day that is proposed to ask for a second factor from, 'yyyy-mm-dd': four weeks after the present one. */
export function proposedSecondFactorDay(now: Date): string {
  const day = new Date(`${toIsoDay(now)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + DAYS_OF_NOTICE);
  return day.toISOString().slice(0, 10);
}

/** Whether members are told of a day: it was set, or comes sooner than they knew. */
export function isSooner(before: string | null, after: string | null): boolean {
  return after !== null && (before === null || after < before);
}
