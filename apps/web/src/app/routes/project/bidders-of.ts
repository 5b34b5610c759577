import type { Applicant } from '@milieuspoor/contract';
import { needsWinnerReason } from '@milieuspoor/domain';
import { shownBid } from '../../../lib/project-changes/shown.ts';

/** What of the bidders decides whether the phase can be completed. */
export function biddersOf(bids: readonly Applicant[]) {
  const winner = bids.find(({ active }) => active);
  return {
    count: bids.length,
    shown: {
      winner: shownBid(winner),
      winner_reason: winner?.winner_reason ?? null,
      bids: bids.map((bid) => shownBid(bid)),
    },
    winnerChosen: winner !== undefined,
    winnerExplained: winner !== undefined && (!needsWinnerReason(winner) || winner.winner_reason !== null),
  };
}
