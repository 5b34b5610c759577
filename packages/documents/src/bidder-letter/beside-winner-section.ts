import type { FigureFormat } from '@milieuspoor/domain';
import { wholeFigure } from '../award-criterion/discount-formula.ts';
import type { Piece } from '../frame/piece.ts';
import {
  belowTable,
  caption,
  leadIn,
  leadInBelowTable,
  numberedHeading,
  paragraphs,
} from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import type { LetterText } from '../text/letter-nl.ts';
import type { BidderLetter, WinnerScores } from './bidder-letter.ts';
import type { LetterSection } from './letter-section.ts';
import { levelsBeside } from './levels-beside.ts';

type BesideText = LetterText['beside'];

/**
 * Writes the difference between the winner and the reader: discounts beside each other, and what decided. It says
 * nothing about a price (docs/decisions/0099).
 */
export const besideWinnerSection: LetterSection = (letter, { beside: text }, { figures }) => {
  const { outcome, winner } = letter;
  if (outcome === 'won' || outcome === 'not-ranked') return [];
  return [
    numberedHeading(text.heading),
    ...(winner.scores
      ? [
          ...discountsTable(letter, winner.scores, { text, figures }),
          ...levelsBeside(letter, winner.scores, { text, figures }),
        ]
      : []),
    ...decidedBy(letter, text).flatMap((line, place, { length }) => {
      if (!winner.scores || place > 0) return paragraphs(line);
      // The line stays with the following text only where that text is the reason of the choice.
      return length > 1 ? leadInBelowTable(line) : belowTable(line);
    }),
  ];
};

function decidedBy({ outcome, choiceReason }: BidderLetter, text: BesideText): readonly string[] {
  const choice = choiceReason ? text.choice(choiceReason) : text.toWrite;
  switch (outcome) {
    case 'behind':
      return [text.behind];
    case 'shared':
      return [text.shared, choice];
    case 'passed-over':
      return [text.passedOver, choice];
    case 'won':
    case 'not-ranked':
      return [];
  }
}

function discountsTable(
  { bid, winner, criteria, model }: BidderLetter,
  scores: WinnerScores,
  { text, figures }: { readonly text: BesideText; readonly figures: FigureFormat },
): readonly Piece[] {
  const own = { mki: bid.scoreEur ?? 0, other: bid.criteriaDiscountEur ?? 0 };
  const other = scores.criteriaDiscountEur ?? 0;
  const hasOther = model.criteriaMaxDiscountEur > 0 || own.other !== 0 || other !== 0;
  const named = criteria.map(
    ({ id, name }) => [name, bid.criteriaValues[id] ?? 0, scores.criteriaValues[id] ?? 0] as const,
  );
  const rows: readonly (readonly [string, number, number])[] = [
    [text.mki, own.mki, scores.scoreEur],
    ...(hasOther ? (named.length > 0 ? named : [[text.other, own.other, other] as const]) : []),
    ...(hasOther ? [[text.total, own.mki + own.other, scores.scoreEur + other] as const] : []),
  ];
  return [
    leadIn(text.lead(winner.name)),
    caption(text.caption),
    ...notedTable(
      [
        { head: text.columns.part, share: 8 },
        { head: text.columns.own, share: 4, figures: true },
        { head: text.columns.winner, share: 4, figures: true },
        { head: text.columns.difference, share: 4, figures: true },
      ],
      rows.map(([part, ownEur, winnerEur]) => [
        part,
        ...[ownEur, winnerEur, ownEur - winnerEur].map((eur) => wholeFigure(eur, figures).replace('-', '−')),
      ]),
      { notes: [text.note], total: hasOther },
    ),
  ];
}
