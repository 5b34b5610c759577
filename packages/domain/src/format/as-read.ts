/** As many digits as a stored amount has that mean something; documents state an MKI with them (docs/decisions/0077). */
export const READ_DIGITS = 15;

/** From here on fifteen digits would leave out cents. */
const ALL_DIGITS_FROM = 1e13;

/**
 * The decimal text as which people read a number: a whole one as it is, any other by its fifteen significant digits. What
 * adding up leaves behind them is no figure: 30,110.499999999996 is the €30,110.50 that a spreadsheet comes to (docs/decisions/0077).
 */
export function asRead(value: number): string {
  return Number.isInteger(value) || Math.abs(value) >= ALL_DIGITS_FROM
    ? String(value)
    : value.toPrecision(READ_DIGITS);
}
