import { toIsoDay } from './date-format.ts';

const MONTHS_OF_A_QUARTER = 3;

/** The first day of the quarter that a moment is in, in Dutch local time, as 'yyyy-mm-dd'. */
export function firstDayOfQuarter(moment: Date): string {
  const [year, month] = toIsoDay(moment).split('-');
  const first = Math.floor((Number(month) - 1) / MONTHS_OF_A_QUARTER) * MONTHS_OF_A_QUARTER + 1;
  return `${year}-${String(first).padStart(2, '0')}-01`;
}
