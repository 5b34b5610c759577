import { type FigureFormat, formatLevel, levelAt, type NamedCriterion } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { caption } from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import type { LetterText } from '../text/letter-nl.ts';
import type { BidderLetter, WinnerScores } from './bidder-letter.ts';

/**
 * Writes the level of the reader and of the winner on each criterion with a scale, beside each other. The level reveals
 * no more than the discount does; the client itself writes why the winner has it, because the noted reason is about
 * somebody else's plans.
 */
export function levelsBeside(
  { bid, criteria }: BidderLetter,
  { criteriaLevels }: WinnerScores,
  { text, figures }: { readonly text: LetterText['beside']; readonly figures: FigureFormat },
): readonly Piece[] {
  const scaled = criteria.filter(({ scale }) => scale);
  if (scaled.length === 0) return [];
  const told = ({ scale }: NamedCriterion, permille: number | undefined) => {
    const level = levelAt(scale, permille);
    return level ? `${formatLevel(level.permille, figures)}: ${level.name}` : text.levels.none;
  };
  const better = scaled.filter(
    ({ id }) => (criteriaLevels[id] ?? 0) > (bid.criteriaMarks[id]?.permille ?? 0),
  );
  const { columns } = text;
  return [
    caption(text.levels.caption),
    ...notedTable(
      [
        { head: text.levels.criterion, share: 4 },
        { head: columns.own, share: 5 },
        { head: columns.winner, share: 5 },
      ],
      scaled.map((criterion) => [
        criterion.name,
        told(criterion, bid.criteriaMarks[criterion.id]?.permille),
        told(criterion, criteriaLevels[criterion.id]),
      ]),
      { notes: better.length > 0 ? [text.levels.better(better.map(({ name }) => name))] : [] },
    ),
  ];
}
