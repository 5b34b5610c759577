import type { SetCode } from '../indicators/impact-sets.ts';
import { sumModules } from '../indicators/life-cycle-modules.ts';
import type { ValuedItem } from './value-item.ts';

/** One of more items than this that makes up more than half of the MKI is asked about. */
const ITEMS_BEFORE_ASKING = 5;
/** What costs so many times the median of its product is asked about. */
const TIMES_MEDIAN = 1_000;

/** The one item that costs more than half of all, as its share; null when none does or there are few. */
export function findDominantItem(
  items: readonly ValuedItem[],
  set: SetCode,
): { readonly index: number; readonly share: number } | null {
  const done = items.filter(({ item }) => item.quantity > 0);
  if (done.length <= ITEMS_BEFORE_ASKING) return null;
  const amountsEur = items.map(({ impacts }) => sumModules(impacts[set]?.mkiEur ?? []));
  const totalEur = sumModules(amountsEur);
  if (totalEur === null || totalEur <= 0) return null;
  const index = amountsEur.findIndex((amountEur) => amountEur !== null && amountEur > totalEur / 2);
  return index < 0 ? null : { index, share: (amountsEur[index] ?? 0) / totalEur };
}

/** Whether an amount is a thousand times a median that is above 0, or more. */
export function isFarAbove(amountEur: number, medianEur: number): boolean {
  return medianEur > 0 && amountEur / medianEur >= TIMES_MEDIAN;
}
