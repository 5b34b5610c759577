import type { RankedBid } from '../scoring/rank-bids.ts';

/**
 * Whether choosing a bid as the winner asks for a reason: the formula names another one, several, or none. Of bids that are
 * tied first the reason is what breaks the tie (docs/decisions/0046).
 */
export function needsWinnerReason({ rank, tied }: Pick<RankedBid<unknown>, 'rank' | 'tied'>): boolean {
  return rank !== 1 || tied;
}
