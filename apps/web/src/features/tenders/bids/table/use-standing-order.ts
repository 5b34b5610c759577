import type { Applicant } from '@milieuspoor/contract';
import { useEffect, useMemo, useRef } from 'react';
import { type BidOrder, sortBids } from '../results/sort-bids.ts';

interface StandingOrder {
  /** null for the order in which they were entered */
  readonly order: BidOrder | null;
  /** a row is being filled in */
  readonly isEditing: boolean;
}

/**
 * Returns bids in the order of the table. While a row is being filled in, each row keeps its place, whatever is fetched
 * meanwhile: a row that moves loses the focus of its fields.
 */
export function useStandingOrder(
  bids: readonly Applicant[] | undefined,
  { order, isEditing }: StandingOrder,
): readonly Applicant[] | undefined {
  const stood = useRef<readonly string[]>([]);
  const listed = useMemo(() => {
    if (!bids) return undefined;
    if (isEditing) return asTheyStood(bids, stood.current);
    return order === null ? bids : sortBids(bids, order);
  }, [bids, order, isEditing]);
  useEffect(() => {
    if (listed) stood.current = listed.map(({ uuid }) => uuid);
  }, [listed]);
  return listed;
}

/** Returns bids in their former order; new ones come last. */
function asTheyStood(bids: readonly Applicant[], stood: readonly string[]): readonly Applicant[] {
  const placeOf = ({ uuid }: Applicant) => {
    const place = stood.indexOf(uuid);
    return place === -1 ? stood.length : place;
  };
  return bids.toSorted((left, right) => placeOf(left) - placeOf(right));
}
