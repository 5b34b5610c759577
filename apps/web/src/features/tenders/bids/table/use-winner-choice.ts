import type { Applicant, Shown } from '@milieuspoor/contract';
import { needsWinnerReason } from '@milieuspoor/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownBid } from '../../../../lib/project-changes/shown.ts';
import { changedSince } from '../../../../ui/messages/changed-since.ts';
import { choiceCautions } from './bid-remarks.ts';
import { useChooseWinner } from './use-choose-winner.ts';

/** A bid among all bids, as the screen shows them. */
interface OnScreen {
  readonly bid: Applicant;
  readonly bids: readonly Applicant[];
}

/**
 * Chooses a bidder as the winner. It asks why if the formula says otherwise, and shows the remarks about a bid that is
 * not simply complete. The winner that the screen showed is sent along, so that nobody replaces a choice that they have
 * not seen; the question is about the state in which it was asked, and if something changed behind it, the user looks
 * at that first.
 */
export function useWinnerChoice(bid: Applicant, bids: readonly Applicant[]) {
  const { t } = useTranslation();
  const winning = useChooseWinner(bid);
  const [asking, setAsking] = useState<'no' | 'open' | 'closing'>('no');
  const now: OnScreen = { bid, bids };
  const [asked, setAsked] = useState(now);
  // Besides the bid and the winner, also how the others stand: the reason is about who is first, and by how much.
  const changed = asking === 'no' ? null : changedSince(winning, factsOf(asked), factsOf(now), t);
  return {
    isPending: winning.isPending,
    error: winning.error,
    forget: winning.reset,
    asking,
    asked,
    changed,
    toggle: () => {
      if (bid.active || !(needsWinnerReason(bid) || choiceCautions(bid, t).length > 0))
        return winning.mutate({
          active: !bid.active,
          seen_winner: winnerOf(bids)?.uuid ?? null,
          shown: { bidder: shownBid(bid) },
        });
      lookAgain();
      setAsking('open');
    },
    /** asks for the reason of a choice that was made without one */
    explain: () => {
      lookAgain();
      setAsking('open');
    },
    /** the reason, for a bidder who is not first alone */
    confirm: (winner_reason?: string) =>
      winning.mutate(
        {
          active: true,
          ...(winner_reason !== undefined && { winner_reason }),
          seen_winner: winnerOf(asked.bids)?.uuid ?? null,
          shown: { bidder: shownBid(asked.bid), bids: asked.bids.map((each) => shownBid(each)) },
        },
        { onSuccess: () => setAsking('closing') },
      ),
    lookAgain,
    cancel: () => {
      winning.reset();
      setAsking('closing');
    },
    close: () => setAsking('no'),
  };

  function lookAgain() {
    winning.reset();
    setAsked(now);
  }
}

export type WinnerChoice = ReturnType<typeof useWinnerChoice>;

function winnerOf(bids: readonly Applicant[]): Applicant | undefined {
  return bids.find(({ active }) => active);
}

function factsOf({ bid, bids }: OnScreen): Shown {
  const winner = winnerOf(bids);
  return {
    bidder: shownBid(bid),
    winner: winner ? { uuid: winner.uuid, name: winner.name } : null,
    bids: bids.map((each) => shownBid(each)),
  };
}
