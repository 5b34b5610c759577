import type { PerModule } from '../indicators/life-cycle-modules.ts';

/**
 * A sum over items with its coverage. Every figure that is shown, and every side of a comparison, is a CoveredSum
 * (D-96).
 */
export interface CoveredSum {
  /** the declared amount, in the unit of the quantity; null where nothing is declared, which is not 0 */
  readonly amount: number | null;
  /** items behind it, whether they declare it or not */
  readonly items: number;
  /** of those, items that declare nothing and count as 0 in the amount */
  readonly undeclared: number;
  /** of those, items that declare only a part: for an MKI, an indicator is missing */
  readonly incomplete: number;
  /** of those, items that were valued with other weights than the other side of their project; absent means none */
  readonly apart?: number | undefined;
  /** what it lacks of what the other side declares, so that no conclusion is drawn from it; absent means nothing */
  readonly lacking?: Lacking | undefined;
  /** the amount per life-cycle module, where it is known: a sum that lacks some modules is compared over the others */
  readonly perModule?: PerModule | undefined;
}

/** Items of a sum that leave something empty which the other side of their project declares (D-104). */
export interface Lacking {
  /** items that do, and that nobody explained */
  readonly items: number;
  /** of those, items that do so in each life-cycle module; absent where that is unknown */
  readonly modules?: readonly number[] | undefined;
  /**
   * of those in each module, items that declare a part there: indicators are missing, it is an MKI without indicators,
   * or of the CO2 the MKI alone is declared; absent means none
   */
  readonly partly?: readonly number[] | undefined;
  /** of the items, those that the other side did not work out at all; absent means none */
  readonly unworked?: number | undefined;
}

/** The sum of a side that does not have an item or group: 0 of no items. */
export const NOTHING_SPENT: CoveredSum = { amount: 0, items: 0, undeclared: 0, incomplete: 0 };

/** How many items of a sum declare it: all, some or none. */
export type Completeness = 'whole' | 'partial' | 'absent';

/**
 * Returns the completeness of a sum. An item that declares a part of its indicators declares an MKI, so it does not
 * make an MKI partial.
 */
export function completenessOf({ amount, undeclared }: CoveredSum): Completeness {
  if (amount === null) return 'absent';
  return undeclared === 0 ? 'whole' : 'partial';
}

/**
 * Adds up quantities of one kind over the same items, such as the three materials. An item is undeclared where it
 * leaves any of the parts undeclared. When different items leave different parts undeclared, the count may be too high,
 * never too low.
 */
export function addParts(parts: readonly CoveredSum[]): CoveredSum {
  let amount: number | null = null;
  let undeclared = 0;
  let incomplete = 0;
  let lacking: Lacking | undefined;
  for (const part of parts) {
    if (part.amount !== null) amount = (amount ?? 0) + part.amount;
    undeclared += part.undeclared;
    incomplete += part.incomplete;
    // The same items lack something in every part, so the largest count is taken.
    if ((part.lacking?.items ?? 0) > (lacking?.items ?? 0)) lacking = part.lacking;
  }
  const items = Math.max(0, ...parts.map((part) => part.items));
  return {
    amount,
    items,
    undeclared: Math.min(items, undeclared),
    incomplete: Math.min(items, incomplete),
    ...(lacking ? { lacking } : {}),
  };
}

/** Adds up sums of one quantity over different items; the amount is null where none of them has an amount. */
export function addSums(sums: readonly CoveredSum[]): CoveredSum {
  let amount: number | null = null;
  let [items, undeclared, incomplete, apart] = [0, 0, 0, 0];
  let lacking: Lacking | undefined;
  for (const sum of sums) {
    if (sum.amount !== null) amount = (amount ?? 0) + sum.amount;
    items += sum.items;
    undeclared += sum.undeclared;
    incomplete += sum.incomplete;
    apart += sum.apart ?? 0;
    lacking = addLacking(lacking, sum.lacking);
  }
  return {
    ...{ amount, items, undeclared, incomplete },
    ...(apart > 0 ? { apart } : {}),
    ...(lacking ? { lacking } : {}),
  };
}

/** Adds up what different items lack. The result has modules only when all inputs have them. */
export function addLacking(left: Lacking | undefined, right: Lacking | undefined): Lacking | undefined {
  if (!left || !right) return left ?? right;
  const items = left.items + right.items;
  const unworked = (left.unworked ?? 0) + (right.unworked ?? 0);
  const notWorkedOut = unworked > 0 ? { unworked } : {};
  if (!left.modules || !right.modules) return { items, ...notWorkedOut };
  const partly =
    left.partly && right.partly ? addCounts(left.partly, right.partly) : (left.partly ?? right.partly);
  return {
    items,
    modules: addCounts(left.modules, right.modules),
    ...(partly ? { partly } : {}),
    ...notWorkedOut,
  };
}

function addCounts(left: readonly number[], right: readonly number[]): number[] {
  return left.map((count, module) => count + (right[module] ?? 0));
}

/**
 * Returns a part in percent of a whole. Returns null where either is not whole, since a share of an unknown total is
 * unknown, and where the whole is 0 or below.
 */
export function percentageOf(part: CoveredSum, whole: CoveredSum): number | null {
  if (completenessOf(part) !== 'whole' || completenessOf(whole) !== 'whole') return null;
  if (part.amount === null || whole.amount === null || whole.amount <= 0) return null;
  return (100 * part.amount) / whole.amount;
}
