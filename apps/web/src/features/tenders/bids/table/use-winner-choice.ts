import type { Applicant } from '@milieuspoor/contract';
import { needsWinnerReason } from '@milieuspoor/domain';
import { useState } from 'react';
import { shownBid } from '../../../../lib/project-changes/shown.ts';
import { useChooseWinner } from './use-choose-winner.ts';

/**
 * The choice of a bidder as the winner, with the question why where the formula says otherwise. Who was the winner on the
 * screen goes along, so that nobody replaces a choice that they have not seen.
 */
export function useWinnerChoice(bid: Applicant, bids: readonly Applicant[]) {
  const winning = useChooseWinner(bid);
  const [asking, setAsking] = useState<'no' | 'open' | 'closing'>('no');
  const shown = { bidder: shownBid(bid) };
  const onScreen = bids.find(({ active }) => active)?.uuid ?? null;
  // Behind the question another winner may appear, who is seen once the refusal has named them.
  const [asked, setAsked] = useState<{ readonly winner: string | null } | null>(null);
  return {
    isPending: winning.isPending,
    error: winning.error,
    forget: winning.reset,
    asking,
    toggle: () => {
      if (bid.active || !needsWinnerReason(bid))
        return winning.mutate({ active: !bid.active, seen_winner: onScreen, shown });
      winning.reset();
      setAsked({ winner: onScreen });
      setAsking('open');
    },
    confirm: (winner_reason: string) =>
      winning.mutate(
        { active: true, winner_reason, seen_winner: asked ? asked.winner : onScreen, shown },
        { onSuccess: () => setAsking('closing'), onError: () => setAsked(null) },
      ),
    cancel: () => {
      winning.reset();
      setAsking('closing');
    },
    close: () => setAsking('no'),
  };
}

export type WinnerChoice = ReturnType<typeof useWinnerChoice>;
