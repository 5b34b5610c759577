import { publicHolidays } from './public-holidays.ts';

/** Tells whether a day, 'yyyy-mm-dd', is a Saturday, a Sunday or a Dutch public holiday. */
export function isDayOff(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 || publicHolidays(Number(day.slice(0, 4))).includes(day);
}
