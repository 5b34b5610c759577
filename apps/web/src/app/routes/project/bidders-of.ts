import type { Applicant } from '@milieuspoor/contract';
import { needsWinnerReason } from '@milieuspoor/domain';
import { shownBid } from '../../../lib/project-changes/shown.ts';

/** What of the bidders decides whether the phase can be completed. */
export function biddersOf(bids: readonly Applicant[]) {
  const winner = bids.find(({ active }) => active);
  return {
    count: bids.length,
    winner: shownBid(winner),
    winnerChosen: winner !== undefined,
    winnerExplained: winner !== undefined && (!needsWinnerReason(winner) || winner.winner_reason !== null),
  };
}
