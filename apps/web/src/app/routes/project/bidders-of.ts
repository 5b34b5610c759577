import type { Applicant } from '@milieuspoor/contract';
import { needsWinnerReason, takesPart } from '@milieuspoor/domain';
import { shownBid } from '../../../lib/project-changes/shown.ts';

/** Returns the facts about bidders that decide whether the phase can be completed. */
export function biddersOf(bids: readonly Applicant[]) {
  const winner = bids.find(({ active }) => active);
  return {
    count: bids.length,
    shown: {
      winner: shownBid(winner),
      winner_reason: winner?.winner_reason ?? null,
      bids: bids.map((bid) => shownBid(bid)),
    },
    winnerPossible: bids.some(({ standing }) => standing !== null && takesPart(standing)),
    winnerChosen: winner !== undefined,
    winnerExplained: winner !== undefined && (!needsWinnerReason(winner) || winner.winner_reason !== null),
  };
}
