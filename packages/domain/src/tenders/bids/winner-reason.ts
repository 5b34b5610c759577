import type { RankedBid } from '../scoring/rank-bids.ts';

/**
 * Tells whether choosing a bid as the winner requires a reason: the formula names another one, several, or none. If
 * bids are tied first, the reason breaks the tie (docs/decisions/0046).
 */
export function needsWinnerReason({ rank, tied }: Pick<RankedBid<unknown>, 'rank' | 'tied'>): boolean {
  return rank !== 1 || tied;
}
