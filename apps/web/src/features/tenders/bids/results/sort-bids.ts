import type { Applicant } from '@milieuspoor/contract';
import { compareMki, takesPart } from '@milieuspoor/domain';

/** By what the bidders of table and charts can be sorted (D-46); the first is how they stand at first. */
export const BID_ORDERS = ['fictional', 'quote', 'mki', 'name'] as const;
export type BidOrder = (typeof BID_ORDERS)[number];

type SortedBid = Pick<
  Applicant,
  'name' | 'fictional_quote_price' | 'quote_price' | 'counting_mki' | 'standing'
>;

/**
 * Bids in an order, the least first and those without such a figure last; the price of one that takes no part is none here. Of equal prices the lower MKI comes first, as in
 * the ranking; then names decide. An MKI that can't be compared with the others is none here.
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

/** What a bid is ranked by; that of one without a calculation is shown, and has no place (D-108). */
function rankedPrice({ fictional_quote_price, standing }: SortedBid): number | null {
  return standing !== null && takesPart(standing) ? fictional_quote_price : null;
}

/** The MKI of a bid that counts, where it may be held against that of the baseline and of other bids. */
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
