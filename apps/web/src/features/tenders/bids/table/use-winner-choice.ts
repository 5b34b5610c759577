import type { Applicant } from '@milieuspoor/contract';
import { needsWinnerReason } from '@milieuspoor/domain';
import { useState } from 'react';
import { useChooseWinner } from './use-choose-winner.ts';

/** The choice of a bidder as the winner, with the question why where the formula says otherwise. */
export function useWinnerChoice(bid: Applicant) {
  const winning = useChooseWinner(bid);
  const [asking, setAsking] = useState<'no' | 'open' | 'closing'>('no');
  return {
    isPending: winning.isPending,
    error: winning.error,
    forget: winning.reset,
    asking,
    toggle: () => {
      if (bid.active || !needsWinnerReason(bid)) return winning.mutate({ active: !bid.active });
      winning.reset();
      setAsking('open');
    },
    confirm: (winner_reason: string) =>
      winning.mutate({ active: true, winner_reason }, { onSuccess: () => setAsking('closing') }),
    cancel: () => {
      winning.reset();
      setAsking('closing');
    },
    close: () => setAsking('no'),
  };
}

export type WinnerChoice = ReturnType<typeof useWinnerChoice>;
