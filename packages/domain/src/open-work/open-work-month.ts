import { isDayOff } from '../tenders/standstill/day-off.ts';
import { shiftDay } from '../tenders/standstill/shift-day.ts';

/** How many days a mail may be late, when no server ran on the day itself. */
const LATE_DAYS = 6;

/** Returns the first day of the month that is mailed on a day; null on another day. Both 'yyyy-mm-dd'. */
export function monthToMail(today: string): string | null {
  const month = `${today.slice(0, 7)}-01`;
  let first = month;
  while (isDayOff(first)) first = shiftDay(first, 1);
  return today >= first && today <= shiftDay(first, LATE_DAYS) ? month : null;
}
