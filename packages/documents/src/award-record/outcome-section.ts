import { dayAndTimeOf, formatEuro, formatModified, needsWinnerReason } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { leadIn, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import type { RecordText } from '../text/record-nl.ts';
import type { AwardRecord, RecordedBid } from './award-record.ts';
import { behindByMki, bidsInOrder, listed, sharingRank } from './bids-in-order.ts';
import type { RecordSection } from './record-section.ts';
import { choiceOf } from './what-happened.ts';

/** Who was made the winner, by whom and when, and whether the formula says the same. */
export const outcomeSection: RecordSection = (record, text) => {
  const { outcome, unknown } = text;
  const winner = winnerOf(record);
  const choice = choiceOf(record);
  const chosen = choice
    ? outcome.chosen(winner.name, choice.by || unknown, dayAndTimeOf(formatModified(choice.at)))
    : outcome.chosenUnknown(winner.name);
  return [
    numberedHeading(outcome.heading),
    ...paragraphs(chosen, ...judgement(winner, record, text)),
    ...reasonOf(winner, record, text),
  ];
};

/** Why the bid was chosen: as somebody said, or that nobody did where the formula leaves it to be asked. */
function reasonOf(winner: RecordedBid, { winnerReason }: AwardRecord, { outcome }: RecordText): Piece[] {
  if (winnerReason !== null) return [leadIn(outcome.reason), ...paragraphs(...winnerReason.split('\n'))];
  return needsWinnerReason(winner) ? paragraphs(outcome.reasonUnknown) : [];
}

function winnerOf({ bids, winnerId }: AwardRecord): RecordedBid {
  const winner = bids.find(({ id }) => id === winnerId);
  if (!winner) throw new Error(`Bid ${winnerId} won and is not among the bids`);
  return winner;
}

function judgement(winner: RecordedBid, record: AwardRecord, text: RecordText): readonly string[] {
  const { outcome, and } = text;
  const price = formatEuro(winner.fictionalPriceEur);
  const firsts = bidsInOrder(record).filter(({ rank }) => rank === 1);
  const firstPrice = formatEuro(firsts[0]?.fictionalPriceEur);
  if (firsts.length === 0) return [outcome.noneRanked];
  if (winner.rank === null) return [outcome.notRanked(listed(firsts, and), firstPrice)];
  if (winner.rank > 1) return [outcome.notFirst(listed(firsts, and), firstPrice, winner.rank, price)];
  if (winner.tied) return [outcome.sharedFirst(listed(sharingRank(winner, record), and), price)];
  const behind = behindByMki(winner, record);
  return [outcome.first(price), ...(behind.length > 0 ? [outcome.decidedByMki(listed(behind, and))] : [])];
}
