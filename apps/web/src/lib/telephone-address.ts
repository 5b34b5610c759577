/** The address that dials a number: digits, and the plus of another country; '(0)' is not dialled behind a plus. */
export function telephoneAddress(number: string): string {
  const dialled = number.trim().startsWith('+') ? number.replace('(0)', '') : number;
  return `tel:${dialled.replace(/[^\d+]/g, '')}`;
}
