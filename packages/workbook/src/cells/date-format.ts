/** Built-in number formats that show a date or a time (ECMA-376 part 1, 18.8.30, with the East Asian ones). */
const BUILT_IN_DATE_FORMATS: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** True for a built-in number format that shows a date or a time. */
export function isBuiltInDateFormat(formatId: number): boolean {
  return BUILT_IN_DATE_FORMATS.some(([first, last]) => formatId >= first && formatId <= last);
}

/** Tells whether a format code shows a date or a time: one with a y, m, d, h or s outside quotes, escapes and [Red]. */
export function isDateFormatCode(code: string): boolean {
  if (/\[(h+|m+|s+)\]/i.test(code)) return true;
  const bare = code.replace(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]/g, '').replace(/general|standaard/gi, '');
  return /[ymdhs]/i.test(bare);
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
