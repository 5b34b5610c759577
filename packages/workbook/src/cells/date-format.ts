import { toFigureText } from './cell-text.ts';
import type { OddCell } from './cell-value.ts';
import { numberInDate } from './date-text.ts';
import { timeOfDays } from './time-text.ts';

/** Built-in number formats that show a date or a time (ECMA-376 part 1, 18.8.30, with the East Asian ones). */
const BUILT_IN_DATE_FORMATS: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** What a number format shows of a number of days. */
export type DateFormat = 'date' | 'month-and-year' | 'time' | 'elapsed-time';

const BUILT_IN_TIMES = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 47]);
const BUILT_IN_MONTH_AND_YEAR = 17;
const BUILT_IN_ELAPSED = 46;

/** Returns what a built-in number format shows; null for one that shows a number. */
export function builtInDateFormat(formatId: number): DateFormat | null {
  if (!BUILT_IN_DATE_FORMATS.some(([first, last]) => formatId >= first && formatId <= last)) return null;
  if (formatId === BUILT_IN_MONTH_AND_YEAR) return 'month-and-year';
  if (formatId === BUILT_IN_ELAPSED) return 'elapsed-time';
  return BUILT_IN_TIMES.has(formatId) ? 'time' : 'date';
}

/**
 * Returns what a format code shows: a date or a time has a y, m, d, h or s outside quotes, escapes and [Red]. Returns null
 * for a number.
 */
export function dateFormatOf(code: string): DateFormat | null {
  const bare = code.replace(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]/g, '').replace(/general|standaard/gi, '');
  if (/\[(h+|m+|s+)\]/i.test(code)) return /[yd]/i.test(bare) ? 'date' : 'elapsed-time';
  if (!/[ymdhs]/i.test(bare)) return null;
  if (/[yd]/i.test(bare)) return /d/i.test(bare) || !/m/i.test(bare) ? 'date' : 'month-and-year';
  return /[hs]/i.test(bare) ? 'time' : 'date';
}

const DAY_MS = 86_400_000;
/** Excel counts days from 1900-01-01, or from 1904-01-01 on old Macs. */
const EPOCH_1900_MS = Date.UTC(1899, 11, 31);
const EPOCH_1904_MS = Date.UTC(1904, 0, 1);
/** Excel treats 1900 as a leap year, so from this day on it is a day ahead. */
const LEAP_DAY_OF_1900 = 60;
/** The number of the year 10000, counted from 1900: Excel shows no such date. */
const BEYOND_DATES = 2_958_466;
const DAYS_1900_TO_1904 = 1462;

/** A number below this is in 1927 or before: somebody gave a number the format of a date. */
const PLAIN_NUMBERS_BELOW = 10_000;

/** Returns a number in a cell that shows a date or a time. */
export function toDateCell(serial: number, format: DateFormat, is1904: boolean): OddCell {
  const cell = { kind: 'date', text: toDateText(serial, is1904) } as const;
  // A time of day hides the days; those of a time that counts on are in its hours.
  if (serial >= 0 && (format === 'elapsed-time' || (format === 'time' && serial < 1)))
    return { ...cell, time: timeOfDays(serial) };
  const meant = numberMeant(serial, cell.text, format);
  return meant === null ? cell : { ...cell, meant };
}

function numberMeant(serial: number, text: string, format: DateFormat): string | null {
  if (serial < PLAIN_NUMBERS_BELOW) return toFigureText(serial);
  if (format !== 'month-and-year') return numberInDate(text);
  const parts = /^\d\d(\d\d)-(\d\d)/.exec(text);
  return parts ? `${Number(parts[2])},${parts[1]}` : null;
}

/**
 * Returns the date that Excel shows for a number, as 2026-01-31, or the number where it shows none. For messages only:
 * no figure is ever taken from a date.
 */
export function toDateText(serial: number, is1904: boolean): string {
  if (!(serial >= 0) || serial >= BEYOND_DATES - (is1904 ? DAYS_1900_TO_1904 : 0)) return String(serial);
  const ahead = !is1904 && serial >= LEAP_DAY_OF_1900 ? 1 : 0;
  const date = new Date((is1904 ? EPOCH_1904_MS : EPOCH_1900_MS) + (serial - ahead) * DAY_MS);
  return date.toISOString().slice(0, 10);
}
