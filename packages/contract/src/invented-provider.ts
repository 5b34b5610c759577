/** Who runs an installation whose settings do not say: names that are invented, so that nobody is called for another. */
export const INVENTED_PROVIDER = {
  name: 'Milieuspoor Advies',
  /** lines, separated by commas */
  address: 'Voorbeeldkade 12, 0000 AA Voorbeeldstad',
  phone: '0850 000 100',
  email: 'info@milieuspoor.example',
  /** number in the Dutch trade register of the Kamer van Koophandel (article 3:15d BW) */
  kvk: '00000000',
} as const;

/** Returns the lines of an address that a setting gives as one, separated by commas. */
export function addressLines(address: string): string[] {
  return address.split(',').map((line) => line.trim());
}
