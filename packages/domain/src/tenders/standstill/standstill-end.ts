import { isDayOff } from './day-off.ts';
import { shiftDay } from './shift-day.ts';

/** Calendar days of a standstill period: the statutory minimum, which is also the default, and the allowed bounds. */
export const STANDSTILL_DAYS = { least: 1, statutory: 20, most: 90 } as const;

/**
 * Returns the last day of the standstill period after an award decision, 'yyyy-mm-dd'. The first day is the one after
 * the letters were sent (article 2.127 of the Aanbestedingswet 2012); a period that would end on a Saturday, a Sunday
 * or a public holiday continues until the next day that is none of these (article 1 of the Algemene termijnenwet).
 */
export function standstillEnd(sentOn: string, days: number): string {
  let last = shiftDay(sentOn, days);
  while (isDayOff(last)) last = shiftDay(last, 1);
  return last;
}
