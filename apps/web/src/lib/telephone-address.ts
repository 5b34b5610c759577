/** Returns the address that dials a number: digits, and the plus of a country; '(0)' is omitted after a plus. */
export function telephoneAddress(number: string): string {
  const dialled = number.trim().startsWith('+') ? number.replace('(0)', '') : number;
  return `tel:${dialled.replace(/[^\d+]/g, '')}`;
}
