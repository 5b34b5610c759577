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

/** True for a format code that shows a date or a time: one with a y, m, d, h or s outside quotes, escapes and [Red]. */
export function isDateFormatCode(code: string): boolean {
  if (/\[(h+|m+|s+)\]/i.test(code)) return true;
  const bare = code.replace(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]/g, '').replace(/general|standaard/gi, '');
  return /[ymdhs]/i.test(bare);
}

const DAY_MS = 86_400_000;
/** Excel counts days from 1899-12-30 (its 1900 is a leap year), or from 1904-01-01 on old Macs. */
const EPOCH_1900_MS = Date.UTC(1899, 11, 30);
const EPOCH_1904_MS = Date.UTC(1904, 0, 1);

/** The date that Excel shows for a number, as 2026-01-31. For messages only: no figure is ever taken from a date. */
export function toDateText(serial: number, is1904: boolean): string {
  const date = new Date((is1904 ? EPOCH_1904_MS : EPOCH_1900_MS) + serial * DAY_MS);
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}
