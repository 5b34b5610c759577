import { needsWinnerReason } from '@milieuspoor/domain';
import type { AwardRecord, RecordedBid } from '../award-record/award-record.ts';
import type { BidderLetter, LetterOutcome, Standstill, TellableWinner } from './bidder-letter.ts';
import { tellableReason } from './tellable-reason.ts';

/** An award of which every bidder is informed. */
export type ToldAward = Pick<
  AwardRecord,
  'project' | 'provider' | 'madeAt' | 'model' | 'criteria' | 'bids' | 'winnerId' | 'winnerReason'
> & { readonly inCorrection: boolean };

/**
 * Returns what the bidder of a bid may be told about an award. Throws where the bid or the winner is not among the
 * bids.
 */
export function bidderLetterOf(award: ToldAward, bidId: string, standstill: Standstill): BidderLetter {
  const { project, provider, madeAt, model, criteria, bids, winnerReason, inCorrection } = award;
  const bid = bidOf(bids, bidId);
  const winner = bidOf(bids, award.winnerId);
  const outcome = outcomeOf(bid, winner);
  const others = bids.filter((each) => each !== bid);
  const tellable = (reason: string) => tellableReason(reason, { others, winner });
  const toldWinner = tellableWinner(winner, outcome);
  // The reason of a level may compare it with the winner's, which would reveal a discount that the letter does not
  // state then.
  const tellableMark = (reason: string) =>
    tellableReason(reason, { others, winner: toldWinner.scores ? winner : bid });
  const isExplained = needsWinnerReason(winner) && (outcome === 'shared' || outcome === 'passed-over');
  return {
    ...{ project, provider, model, criteria, madeAt, inCorrection, standstill, outcome },
    bid: withoutPeople(bid, tellable, tellableMark),
    places: bids.filter(({ rank }) => rank !== null).length,
    winner: toldWinner,
    choiceReason: isExplained ? tellable(winnerReason ?? '') : '',
  };
}

function bidOf(bids: readonly RecordedBid[], id: string): RecordedBid {
  const bid = bids.find((each) => each.id === id);
  if (!bid) throw new Error(`Bid ${id} is not among the bids`);
  return bid;
}

function outcomeOf(bid: RecordedBid, winner: RecordedBid): LetterOutcome {
  if (bid === winner) return 'won';
  if (bid.rank === null) return 'not-ranked';
  if (winner.rank === null || bid.rank < winner.rank) return 'passed-over';
  if (bid.rank === winner.rank) return 'shared';
  return 'behind';
}

/**
 * Returns what may be said about the winner. The winner's price is the fictional price plus both discounts. A bidder
 * with the same place as the winner knows that the fictional price equals its own, and could compute the price from the
 * discounts. A bidder who only knows which of both is lower cannot.
 */
function tellableWinner(winner: RecordedBid, outcome: LetterOutcome): TellableWinner {
  const { name, scoreEur, criteriaDiscountEur, criteriaValues, criteriaMarks } = winner;
  const levels = Object.entries(criteriaMarks).map(([id, { permille }]) => [id, permille] as const);
  const isTold = outcome === 'behind' || outcome === 'passed-over';
  return {
    name,
    scores:
      isTold && winner.rank !== null && scoreEur !== null
        ? { scoreEur, criteriaDiscountEur, criteriaValues, criteriaLevels: Object.fromEntries(levels) }
        : null,
  };
}

/**
 * Returns a bid without the names of who entered it and decided about it, without what others declare, and with only
 * the reasons that may be told.
 */
function withoutPeople(
  bid: RecordedBid,
  tellable: (reason: string) => string,
  tellableMark: (reason: string) => string,
): RecordedBid {
  return {
    ...bid,
    enteredBy: '',
    besideOthers: [],
    criteriaMarks: Object.fromEntries(
      Object.entries(bid.criteriaMarks).map(([id, mark]) => [
        id,
        { ...mark, reason: tellableMark(mark.reason ?? '') || null },
      ]),
    ),
    ruled: bid.ruled && { ...bid.ruled, reason: tellable(bid.ruled.reason) },
    gaps: bid.gaps.map(({ decision, ...gap }) => ({
      ...gap,
      decision: decision && { ...decision, by: '', reason: tellable(decision.reason) },
    })),
  };
}
