import type { SetCode } from '../indicators/impact-sets.ts';
import { sumModules } from '../indicators/life-cycle-modules.ts';
import type { ValuedItem } from '../items/value-item.ts';

/** The question whether one item makes up more than half of the MKI is asked only above this number of items. */
const ITEMS_BEFORE_ASKING = 5;
/** The question about an item's cost is asked when it is this many times the median of its product. */
const TIMES_MEDIAN = 1_000;

/** An item that makes up more than half of the MKI of its calculation. */
interface DominantItem {
  readonly index: number;
  /** share of the total: above 1 where other items save, below 0 for an item that saves; see `of` */
  readonly share: number;
  /** the total, or the sum of the absolute amounts of all items */
  readonly of: 'total' | 'sizes';
}

/**
 * Returns the item that makes up more than half of the whole in a set, the largest where several do; null when there is
 * none or there are few items. With a total above 0 the limit is half of the total, spent or saved: an error in a
 * saving is as large as an error in a cost. With a total of 0 or below, as much or more is saved (in D) than is spent:
 * a share of that total has no meaning, and a lost decimal point may be the cause. Items are then compared with the sum
 * of the absolute amounts, of which only a saving item can be more than half.
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

/** Tells whether an amount is at least a thousand times a median that is above 0. */
export function isFarAbove(amountEur: number, medianEur: number): boolean {
  return medianEur > 0 && amountEur / medianEur >= TIMES_MEDIAN;
}
