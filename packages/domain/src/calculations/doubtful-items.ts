import type { SetCode } from '../indicators/impact-sets.ts';
import { sumModules } from '../indicators/life-cycle-modules.ts';
import type { ValuedItem } from './value-item.ts';

/** One of more items than this that makes up more than half of the MKI is asked about. */
const ITEMS_BEFORE_ASKING = 5;
/** What costs so many times the median of its product is asked about. */
const TIMES_MEDIAN = 1_000;

/** An item that makes up more than half of the MKI of its calculation. */
interface DominantItem {
  readonly index: number;
  /** of the whole, above 1 where others save, below 0 for an item that saves of a total: see `of` */
  readonly share: number;
  /** the total, or the sum of what all items cost and save regardless of sign */
  readonly of: 'total' | 'sizes';
}

/**
 * The item that makes up more than half of all in a set, the largest where several do; null when none does or there are
 * few. Above 0 that is half of the total, spent or saved: a slip in what is saved is as large a slip. A total of 0 or below says that as much or more is saved (in D) than is spent: a
 * share of it would have no meaning, and a lost decimal point may be what made it so. Items are then held against the sum
 * of the absolute amounts, of which only one that saves can be more than half.
 */
export function findDominantItem(items: readonly ValuedItem[], set: SetCode): DominantItem | null {
  const done = items.filter(({ item }) => item.quantity > 0);
  if (done.length <= ITEMS_BEFORE_ASKING) return null;
  const amountsEur = items.map(({ impacts }) => sumModules(impacts[set]?.mkiEur ?? []));
  const totalEur = sumModules(amountsEur);
  if (totalEur === null) return null;
  if (totalEur > 0) return largestAboveHalf(amountsEur, totalEur, 'total');
  const sizesEur = amountsEur.map((amountEur) => amountEur && Math.abs(amountEur));
  return largestAboveHalf(sizesEur, sumModules(sizesEur) ?? 0, 'sizes');
}

function largestAboveHalf(
  amountsEur: readonly (number | null)[],
  wholeEur: number,
  of: DominantItem['of'],
): DominantItem | null {
  let found: { readonly index: number; readonly amountEur: number } | null = null;
  for (const [index, amountEur] of amountsEur.entries())
    if (amountEur !== null && Math.abs(amountEur) > Math.max(wholeEur / 2, Math.abs(found?.amountEur ?? 0)))
      found = { index, amountEur };
  return found && { index: found.index, share: found.amountEur / wholeEur, of };
}

/** Whether an amount is a thousand times a median that is above 0, or more. */
export function isFarAbove(amountEur: number, medianEur: number): boolean {
  return medianEur > 0 && amountEur / medianEur >= TIMES_MEDIAN;
}
