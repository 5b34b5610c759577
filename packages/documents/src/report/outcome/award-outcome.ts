import { needsWinnerReason } from '@milieuspoor/domain';
import type { Piece } from '../../frame/piece.ts';
import { paragraphs } from '../../pieces/paragraphs.ts';
import { notedTable } from '../../pieces/tables.ts';
import { bidRemark } from '../bid-remark.ts';
import { bidsInPlace } from '../bids-in-place.ts';
import type { Report, ReportAward, ReportBid } from '../report.ts';
import type { Telling } from '../report-section.ts';
import { shownBids, shownReason } from './first-page.ts';

type OpenAward = Extract<ReportAward, { readonly state: 'open' }>;

/** Writes who won and why, with the bids in their places; nothing where no bid may be seen. */
export function awardOutcome({ award }: Report, { text, captions, language }: Telling): Piece[] {
  if (award?.state !== 'open') return [];
  const { award: words } = text.outcome;
  const { columns } = words;
  const placed = bidsInPlace(award.bids).filter(({ rank }) => rank !== null);
  const apart = award.bids.filter(({ rank }) => rank === null);
  const remarked = placed.filter((bid) => bidRemark(bid, text, language) !== null);
  const { shown, left } = shownBids(placed);
  const notes = [
    ...(left > 0 ? [words.more(text.written.count(left))] : []),
    // What counts as 0, or was filled in, makes a place look more certain than it is.
    ...(remarked.length > 0 ? [words.remarked(namesOf(remarked, text))] : []),
    ...(apart.length > 0 ? [words.withoutPlace(namesOf(apart, text))] : []),
  ];
  if (placed.length === 0) return paragraphs(...decision(award, placed, text), ...notes);
  return [
    ...paragraphs(...decision(award, placed, text)),
    captions.table(words.table),
    ...notedTable(
      [
        { head: columns.rank, share: 3 },
        { head: columns.name, share: 9 },
        { head: columns.mki, share: 5, figures: true },
        { head: columns.price, share: 6, figures: true },
        { head: columns.distance, share: 6, figures: true },
      ],
      shown.map((bid) => [
        bid.tied && bid.rank !== null ? text.award.shared(bid.rank) : String(bid.rank),
        bid.winner ? text.award.winner(bid.name) : bid.name,
        text.written.mki(bid.mkiEur),
        text.written.euro(bid.fictionalPriceEur),
        text.written.euro(aboveLowest(bid, placed)),
      ]),
      { notes },
    ),
  ];
}

const NAMES_MAX = 3;

/** Returns the names of bids, or of many their number. */
function namesOf(
  bids: readonly ReportBid[],
  { outcome: { award: words }, written }: Telling['text'],
): string {
  return bids.length > NAMES_MAX
    ? words.bidders(written.count(bids.length))
    : words.and(bids.map(({ name }) => name));
}

/** Returns the winner, the reason and the second place, as sentences of one paragraph. */
function decision(
  { bids, winnerReason }: OpenAward,
  placed: readonly ReportBid[],
  text: Telling['text'],
): string[] {
  const { award: words } = text.outcome;
  const winner = bids.find((bid) => bid.winner);
  if (!winner) return [words.notYet];
  if (needsWinnerReason(winner)) {
    const why = winnerReason === null ? words.reasonUnknown : words.reason(shownReason(winnerReason));
    return [[words.won(winner.name), why].join(' ')];
  }
  const second = placed.find((bid) => !bid.winner);
  const distance = second && aboveLowest(second, placed);
  return [
    [
      words.won(winner.name),
      words.lowest,
      ...(second && distance ? [words.second(second.name, text.written.euro(distance))] : []),
    ].join(' '),
  ];
}

/** Returns by how much a fictional price exceeds the lowest one, euro; null without a price. */
function aboveLowest({ fictionalPriceEur }: ReportBid, placed: readonly ReportBid[]): number | null {
  const prices = placed.flatMap((bid) => bid.fictionalPriceEur ?? []);
  return fictionalPriceEur === null ? null : fictionalPriceEur - Math.min(...prices);
}
