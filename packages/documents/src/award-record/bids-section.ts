import { EMPTY_FIGURE, type FigureFormat, IMPACT_SETS } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { bullets, caption, leadIn, leadInBelowTable, numberedHeading } from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import type { RecordText } from '../text/record-nl.ts';
import type { AwardRecord, RecordedBid, RecordedGap } from './award-record.ts';
import { bidsInOrder } from './bids-in-order.ts';
import { marksTable } from './marks-table.ts';
import type { RecordSection } from './record-section.ts';
import { standingText } from './standing-text.ts';

type BidsText = RecordText['bids'];

type Decided = Pick<RecordedGap, 'weightEur'> & { readonly decision: NonNullable<RecordedGap['decision']> };

/** The texts of this part, and the notation of its figures. */
interface BidsWords {
  readonly text: BidsText;
  readonly figures: FigureFormat;
}

/** Writes every bid with its amounts, its place and its MKI, and how the places were decided. */
export const bidsSection: RecordSection = (record, { bids: text }, { criterion, figures }) => {
  const { columns, mkiColumns, notes } = text;
  const words = { text, figures };
  const bids = bidsInOrder(record);
  const nameOf = ({ id, name }: RecordedBid) => (id === record.winnerId ? text.winner(name) : name);
  const hasEmpty = bids.some(({ criteriaDiscountEur }) => criteriaDiscountEur === null);
  const hasUnranked = bids.some(({ rank }) => rank === null);
  return [
    numberedHeading(text.heading),
    caption(text.table),
    ...notedTable(
      [
        // Shares in percent: 'Inschrijfprijs' is one word, and so is a price of tens of millions.
        { head: columns.rank, share: 12.5 },
        { head: columns.name, share: 21.5 },
        { head: columns.quote, share: 18, figures: true },
        { head: columns.score, share: 15, figures: true },
        { head: columns.other, share: 14.5, figures: true },
        { head: columns.price, share: 18.5, figures: true },
      ],
      bids.map((bid) => [
        placeOf(bid, text),
        nameOf(bid),
        figures.euro(bid.quoteEur),
        figures.euro(bid.scoreEur),
        figures.euro(bid.criteriaDiscountEur),
        figures.euro(bid.fictionalPriceEur),
      ]),
      {
        notes: [...(hasEmpty || hasUnranked ? [notes.empty] : []), ...(hasUnranked ? [notes.unranked] : [])],
      },
    ),
    ...criteriaTable(
      record,
      bids.map((bid) => [nameOf(bid), bid] as const),
      words,
    ),
    ...marksTable(
      record,
      bids.map((bid) => [nameOf(bid), bid] as const),
      words,
    ),
    caption(text.mkiTable),
    ...notedTable(
      [
        { head: mkiColumns.name, share: 5 },
        { head: mkiColumns.mki, share: 4, figures: true },
        // 'Set A1, versie 2026-1' would break at its hyphen.
        { head: mkiColumns.set, share: 6 },
        { head: mkiColumns.note, share: 6 },
      ],
      bids.map((bid) => [
        ...[nameOf(bid), mkiOf(bid, figures), setOf(bid, text)],
        remarksOf(bid, record, words),
      ]),
      { notes: [text.cents] },
    ),
    ...explainedList(record, text),
    ...gapsOfBids(bids, words),
    leadInBelowTable(text.ranking),
    ...bullets(criterion.price.rules),
  ];
};

/** Writes the discount of each bid on each named criterion; nothing where none is named. */
function criteriaTable(
  { criteria }: AwardRecord,
  bids: readonly (readonly [name: string, bid: RecordedBid])[],
  { text: { criteriaTable: text }, figures }: BidsWords,
): readonly Piece[] {
  if (criteria.length === 0) return [];
  return [
    caption(text.caption),
    ...notedTable(
      [
        { head: text.columns.name, share: 6 },
        { head: text.columns.criterion, share: 8 },
        { head: text.columns.maximum, share: 4, figures: true },
        { head: text.columns.value, share: 4, figures: true },
      ],
      bids.flatMap(([name, { criteriaValues }]) =>
        criteria.map((criterion) => [
          name,
          criterion.name,
          figures.euro(criterion.maxDiscountEur),
          figures.euro(criteriaValues[criterion.id] ?? null),
        ]),
      ),
      { notes: [text.sum] },
    ),
  ];
}

/**
 * Writes the explanations that something does not apply in the calculations, with name and date; nothing where there
 * are none.
 */
function explainedList({ explained }: AwardRecord, { explained: text }: BidsText): readonly Piece[] {
  if (explained.length === 0) return [];
  return [
    leadIn(text.lead),
    ...bullets(
      explained.map(({ of, by, at, ...answer }) =>
        text.answer(of ?? text.baseline, text.what(answer), by, text.dates.moment(at)),
      ),
    ),
  ];
}

function placeOf({ rank, tied }: RecordedBid, text: BidsText): string {
  if (rank === null) return EMPTY_FIGURE;
  return tied ? text.sharedRank(rank) : String(rank);
}

/**
 * Writes an MKI to the cent, as bids are compared, and one below ten cents with its significant digits; also for a bid
 * that is not scored, whose reason is beside it.
 */
function mkiOf({ calculation }: RecordedBid, figures: FigureFormat): string {
  const amount = calculation?.mki.amount ?? null;
  return amount === null ? EMPTY_FIGURE : mkiText(amount, figures);
}

function mkiText(eur: number, figures: FigureFormat): string {
  return figures.rate(eur).replace(/^-?/, '$&€');
}

/**
 * Writes what each bid lacked, the decision about it with its maker and reason, and what was filled in; nothing where
 * no bid lacked anything.
 */
function gapsOfBids(
  bids: readonly RecordedBid[],
  { text: { gaps: text }, figures }: BidsWords,
): readonly Piece[] {
  const lacking = bids.filter(({ gaps }) => gaps.length > 0);
  if (lacking.length === 0) return [];
  return [
    caption(text.caption),
    ...notedTable(
      [
        { head: text.columns.name, share: 4 },
        { head: text.columns.lacking, share: 6 },
        { head: text.columns.decision, share: 9 },
        { head: text.columns.filled, share: 4, figures: true },
      ],
      lacking.flatMap(({ name, gaps }) =>
        gaps.map(({ decision, ...gap }) => [
          name,
          text.lacking(gap),
          decision ? decisionText({ ...gap, decision }, { text, figures }) : text.open,
          decision?.choice === 'baseline' ? mkiText(decision.filledEur, figures) : EMPTY_FIGURE,
        ]),
      ),
      { notes: [text.note] },
    ),
  ];
}

/** Writes the decision with its maker and reason; of what counts as 0 also its weight, where that is known. */
function decisionText(
  { decision, weightEur }: Decided,
  { text, figures }: { readonly text: BidsText['gaps']; readonly figures: FigureFormat },
): string {
  const { choice, by, at, reason } = decision;
  const isWeighed = choice === 'zero' && weightEur !== null;
  return [
    text.decision(choice, by, text.dates.moment(at), reason),
    ...(isWeighed ? [text.weight(mkiText(weightEur, figures))] : []),
  ].join('\n');
}

function setOf({ calculation }: RecordedBid, text: BidsText): string {
  return calculation ? text.set(IMPACT_SETS[calculation.set].name, calculation.weightsVersion) : EMPTY_FIGURE;
}

function remarksOf(bid: RecordedBid, { explained }: AwardRecord, { text, figures }: BidsWords): string {
  const { standing, work, calculation, quoteEur } = bid;
  const { items, undeclared, incomplete } = calculation?.mki ?? { items: 0, undeclared: 0, incomplete: 0 };
  const of = (count: number): [string, string] => [figures.number(count, 0), figures.number(items, 0)];
  const isWhole = standing === 'scored' && incomplete > 0 && bid.gaps.length === 0;
  return [
    ...(isWhole ? [] : [standingText(bid, text)]),
    ...(bid.besideOthers.length > 0 ? [text.besideOthers(bid.besideOthers)] : []),
    ...(standing === 'scored' && work && text.size(work) ? [text.size(work)] : []),
    ...(standing === 'scored' && work && text.slight(work) ? [text.slight(work)] : []),
    ...explained
      .filter(({ bidId }) => bidId === bid.id)
      .map((answer) => text.explained.inRow(text.explained.what(answer))),
    ...(undeclared > 0 ? [text.undeclared(...of(undeclared))] : []),
    ...(incomplete > 0 ? [text.incomplete(...of(incomplete))] : []),
    ...(quoteEur === null ? [text.noQuote] : []),
    ...(isFilled(bid) && bid.mkiEur !== null ? [text.counts(mkiText(bid.mkiEur, figures))] : []),
  ].join('\n');
}

function isFilled({ gaps }: RecordedBid): boolean {
  return gaps.some(({ decision }) => decision?.choice === 'baseline');
}
