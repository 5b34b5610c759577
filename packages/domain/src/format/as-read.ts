/**
 * The number of significant digits that a stored amount has; documents state an MKI with them (docs/decisions/0077).
 */
export const READ_DIGITS = 15;

/** From this amount on, fifteen digits would not include the cents. */
const ALL_DIGITS_FROM = 1e13;

/**
 * Returns the decimal text as which people read a number: all digits of a whole number, the fifteen significant digits
 * of any other. Digits after those are noise from adding up: 30,110.499999999996 is the €30,110.50 of a spreadsheet
 * (docs/decisions/0077).
 */
export function asRead(value: number): string {
  return Number.isInteger(value) || Math.abs(value) >= ALL_DIGITS_FROM
    ? String(value)
    : value.toPrecision(READ_DIGITS);
}
