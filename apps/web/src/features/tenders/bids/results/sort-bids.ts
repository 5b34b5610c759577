import type { Applicant } from '@milieuspoor/contract';
import { compareMki, takesPart } from '@milieuspoor/domain';

/** The ways to sort the bidders in the table and the charts (D-46); the first one is the default. */
export const BID_ORDERS = ['fictional', 'quote', 'mki', 'name'] as const;
export type BidOrder = (typeof BID_ORDERS)[number];

type SortedBid = Pick<
  Applicant,
  'name' | 'fictional_quote_price' | 'quote_price' | 'counting_mki' | 'standing'
>;

/**
 * Sorts bids by a figure, the lowest first and those without the figure last; a bid that takes no part has no price
 * here, and an MKI that can't be compared with the others counts as none. For equal prices the lower MKI comes first,
 * as in the ranking; after that, names decide.
 */
export function sortBids<Bid extends SortedBid>(bids: readonly Bid[], order: BidOrder): readonly Bid[] {
  const byName = (left: Bid, right: Bid) => left.name.localeCompare(right.name, 'nl', { numeric: true });
  const byMki = (left: Bid, right: Bid) => compareMki(comparableMki(left), comparableMki(right));
  const compare: Readonly<Record<BidOrder, (left: Bid, right: Bid) => number>> = {
    fictional: (left, right) => nullLast(rankedPrice(left), rankedPrice(right)),
    quote: (left, right) => nullLast(left.quote_price, right.quote_price),
    mki: byMki,
    name: byName,
  };
  return bids.toSorted(
    (left, right) => compare[order](left, right) || byMki(left, right) || byName(left, right),
  );
}

/** Returns the price that ranks a bid. A bid without a calculation shows its price but has no place (D-108). */
function rankedPrice({ fictional_quote_price, standing }: SortedBid): number | null {
  return standing !== null && takesPart(standing) ? fictional_quote_price : null;
}

/**
 * Returns the MKI of a bid that counts, if it may be compared with that of the baseline and of other bids; else null.
 */
export function comparableMki({
  counting_mki,
  standing,
}: Pick<Applicant, 'counting_mki' | 'standing'>): number | null {
  return standing === 'scored' ? counting_mki : null;
}

function nullLast(left: number | null, right: number | null): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return left - right;
}
