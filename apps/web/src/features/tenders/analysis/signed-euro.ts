import { formatEuro } from '@milieuspoor/domain';

/** Formats a difference in whole euro, with a plus if it is more: '+€10.000,-'; '-' if there is none. */
export function signedEuro(differenceEur: number | null): string {
  return `${differenceEur !== null && differenceEur > 0 ? '+' : ''}${formatEuro(differenceEur)}`;
}
