import type { Simulation } from '@milieuspoor/contract';

export type SimulatedBid = Simulation['results'][number];

/** The columns of the table, in their order (part 2, §2). */
export const BID_COLUMNS = [
  'name',
  'quote_price',
  'fictional_quote_price',
  'mki_value',
  'criteria_discount',
] as const satisfies readonly (keyof SimulatedBid)[];
export type BidColumn = (typeof BID_COLUMNS)[number];

export interface BidOrder {
  readonly column: BidColumn;
  readonly direction: 'asc' | 'desc';
}

/**
 * Sorts bids by one of their columns; names are sorted by the number in them, and equal bids stay in the order of the
 * draw.
 */
export function sortedBids(bids: readonly SimulatedBid[], { column, direction }: BidOrder): SimulatedBid[] {
  const sign = direction === 'asc' ? 1 : -1;
  return bids.toSorted((left, right) => {
    const [one, other] = [left[column], right[column]];
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * String(one).localeCompare(String(other), 'nl', { numeric: true });
  });
}
