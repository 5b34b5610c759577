import { type FigureFormat, needsWinnerReason } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { leadIn, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import type { RecordText } from '../text/record-nl.ts';
import type { AwardRecord, RecordedBid } from './award-record.ts';
import { behindByMki, bidsInOrder, listed, sharingRank } from './bids-in-order.ts';
import type { RecordSection } from './record-section.ts';
import { choiceOf, correctionsOf, reasonGivenOf } from './what-happened.ts';

/** Writes who chose the winner and when, and whether the formula gives the same winner. */
export const outcomeSection: RecordSection = (record, text, { figures }) => {
  const { outcome, unknown } = text;
  const winner = winnerOf(record);
  const choice = choiceOf(record);
  const chosen = choice
    ? outcome.chosen(winner.name, choice.by || unknown, outcome.dates.moment(choice.at))
    : outcome.chosenUnknown(winner.name);
  return [
    numberedHeading(outcome.heading),
    ...paragraphs(chosen, ...judgement(winner, record, { text, figures })),
    ...reasonOf(winner, record, text),
  ];
};

/**
 * Writes the reason of the choice, or that none was given where the formula requires one. For a bid that became first
 * afterwards it is the reason that was given before.
 */
function reasonOf(winner: RecordedBid, record: AwardRecord, { outcome }: RecordText): Piece[] {
  const { winnerReason } = record;
  if (winnerReason !== null) return [leadIn(outcome.reason), ...paragraphs(...winnerReason.split('\n'))];
  if (needsWinnerReason(winner)) return paragraphs(outcome.reasonUnknown);
  const given = reasonGivenOf(record);
  return given ? [leadIn(outcome.reasonThen), ...paragraphs(...given.reason.split('\n'))] : [];
}

/**
 * Writes that the winner is first. A given reason shows that it was not first when it was chosen, so then the text says
 * that it is first since a correction.
 */
function firstNow(record: AwardRecord, price: string, { outcome }: RecordText): string {
  const given = reasonGivenOf(record);
  if (!given) return outcome.first(price);
  const later = correctionsOf(record).filter(({ ended }) => !ended || ended.at >= given.at);
  const [only] = later.length === 1 ? later : [];
  const when = (at: Date) => outcome.dates.moment(at);
  return outcome.firstSince(when(given.at), only ? when(only.begun.at) : null, price);
}

function winnerOf({ bids, winnerId }: AwardRecord): RecordedBid {
  const winner = bids.find(({ id }) => id === winnerId);
  if (!winner) throw new Error(`Bid ${winnerId} won and is not among the bids`);
  return winner;
}

function judgement(
  winner: RecordedBid,
  record: AwardRecord,
  { text, figures }: { readonly text: RecordText; readonly figures: FigureFormat },
): readonly string[] {
  const { outcome, and } = text;
  const price = figures.euro(winner.fictionalPriceEur);
  const firsts = bidsInOrder(record).filter(({ rank }) => rank === 1);
  const firstPrice = figures.euro(firsts[0]?.fictionalPriceEur);
  if (firsts.length === 0) return [outcome.noneRanked];
  if (winner.rank === null) return [outcome.notRanked(listed(firsts, and), firstPrice)];
  if (winner.rank > 1) return [outcome.notFirst(listed(firsts, and), firstPrice, winner.rank, price)];
  if (winner.tied) return [outcome.sharedFirst(listed(sharingRank(winner, record), and), price)];
  const behind = behindByMki(winner, record);
  return [
    firstNow(record, price, text),
    ...(behind.length > 0 ? [outcome.decidedByMki(listed(behind, and))] : []),
  ];
}
