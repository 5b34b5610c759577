import { type FigureFormat, formatLevel, levelAt } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { caption } from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import type { RecordText } from '../text/record-nl.ts';
import type { AwardRecord, RecordedBid } from './award-record.ts';

/**
 * Writes the level of each bid on each criterion with a scale, with its amount and reason; nothing where no criterion
 * has a scale.
 */
export function marksTable(
  { criteria }: AwardRecord,
  bids: readonly (readonly [name: string, bid: RecordedBid])[],
  {
    text: { marksTable: text },
    figures,
  }: { readonly text: RecordText['bids']; readonly figures: FigureFormat },
): readonly Piece[] {
  const scaled = criteria.filter(({ scale }) => scale);
  if (scaled.length === 0) return [];
  return [
    caption(text.caption),
    ...notedTable(
      [
        { head: text.columns.name, share: 20 },
        { head: text.columns.criterion, share: 18 },
        { head: text.columns.level, share: 17 },
        { head: text.columns.worked, share: 25, figures: true },
        { head: text.columns.reason, share: 21 },
      ],
      bids.flatMap(([name, { criteriaValues, criteriaMarks }]) =>
        scaled.map(({ id, name: criterion, maxDiscountEur, scale }) => {
          const mark = criteriaMarks[id];
          const level = levelAt(scale, mark?.permille);
          if (!mark || !level) return [name, criterion, text.none, figures.euro(null), ''];
          const worked = [formatLevel(mark.permille, figures), figures.euro(maxDiscountEur)].join(' × ');
          return [
            name,
            criterion,
            level.name,
            `${worked}\n= ${figures.euro(criteriaValues[id] ?? null)}`,
            mark.reason ?? text.noReason,
          ];
        }),
      ),
      { notes: [text.note] },
    ),
  ];
}
