import { formatEuro } from '@milieuspoor/domain';

/** A difference in whole euro, with a plus where it is more: '+€10.000,-'; '-' where there is none. */
export function signedEuro(differenceEur: number | null): string {
  return `${differenceEur !== null && differenceEur > 0 ? '+' : ''}${formatEuro(differenceEur)}`;
}
