import { type FigureFormat, formatLevel, levelAt } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { caption } from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import type { LetterText } from '../text/letter-nl.ts';
import type { BidderLetter } from './bidder-letter.ts';

/**
 * Writes the level of the reader's bid on each criterion with a scale, what it earns and why; nothing where no
 * criterion has one.
 */
export function ownMarks(
  { bid, criteria }: BidderLetter,
  text: LetterText['score']['marks'],
  { toWrite, figures }: { readonly toWrite: string; readonly figures: FigureFormat },
): readonly Piece[] {
  const scaled = criteria.filter(({ scale }) => scale);
  if (scaled.length === 0) return [];
  return [
    caption(text.caption),
    ...notedTable(
      [
        { head: text.columns.criterion, share: 5 },
        { head: text.columns.level, share: 6 },
        { head: text.columns.worked, share: 6, figures: true },
        { head: text.columns.reason, share: 8 },
      ],
      scaled.map(({ id, name, maxDiscountEur, scale }) => {
        const mark = bid.criteriaMarks[id];
        const level = levelAt(scale, mark?.permille);
        if (!mark || !level) return [name, text.none, figures.number(0, 0), ''];
        const worked = [formatLevel(mark.permille, figures), figures.number(maxDiscountEur, 0)].join(' × ');
        const earned = figures.number(bid.criteriaValues[id] ?? 0, 0);
        return [name, level.name, `${worked}\n= ${earned}`, mark.reason ?? toWrite];
      }),
      { notes: [text.note] },
    ),
  ];
}
