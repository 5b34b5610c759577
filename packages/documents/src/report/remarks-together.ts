import type { Piece } from '../frame/piece.ts';
import { bullets } from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import type { ReportVariant } from './report.ts';
import type { Telling } from './report-section.ts';
import { nameInCell, nameInRemark } from './variant-names.ts';

export interface Remark {
  /** of which it is made */
  readonly variant: Pick<ReportVariant, 'number' | 'bidder'>;
  readonly remark: string;
}

/** An amount or a count, as our texts write them: €68.529,30, €900,-, 30 or 2-7. */
const FIGURE = /€?\d(?:[\d.,-]*\d)?(?:,-)?/g;
/** From this number of variants on, sentences that differ in their figures become one sentence and a table. */
const AS_TABLE = 3;
/** The largest number of figures that a row has room for. */
const COLUMNS_MAX = 4;

/**
 * Writes each remark once, with all variants of which it holds. Remarks that differ in their figures only are one sentence, in
 * which letters stand in place of these figures, with a table of the figures below it.
 */
export function remarksTogether(remarks: readonly Remark[], telling: Telling): Piece[] {
  const shapes = Map.groupBy(remarks, ({ remark }) => remark.replace(FIGURE, '#'));
  return [...shapes.values()].flatMap((alike) => {
    const different = Map.groupBy(alike, ({ remark }) => remark);
    return (different.size >= AS_TABLE && asTable(different, telling)) || asLines(different, telling);
  });
}

function asLines(remarks: ReadonlyMap<string, readonly Remark[]>, telling: Telling): Piece[] {
  return bullets([...remarks].map(([remark, of]) => `${whose(of, telling)}: ${remark}`));
}

/** Returns the name of the variant of which it is said, or the numbers of several. */
function whose(
  remarks: readonly Remark[],
  { text }: Telling,
  nameOf: typeof nameInRemark = nameInRemark,
): string {
  const variants = new Map(remarks.map(({ variant }) => [variant.number, variant]));
  const [first] = variants.values();
  return first && variants.size === 1 ? nameOf(first, text) : text.variants([...variants.keys()]);
}

/** Returns null where a row would have too many figures. */
function asTable(different: ReadonlyMap<string, readonly Remark[]>, telling: Telling): Piece[] | null {
  const { text, captions } = telling;
  const remarks = [...different.keys()];
  const figures = remarks.map((remark) => remark.match(FIGURE) ?? []);
  const differing = (figures[0] ?? []).flatMap((figure, place) =>
    figures.every((each) => each[place] === figure) ? [] : [place],
  );
  // A row and its cell are the same number: one letter for both.
  const columnOf = (place: number) => figures.map((each) => each[place]).join(' ');
  const columns = [...new Set(differing.map(columnOf))];
  if (columns.length > COLUMNS_MAX) return null;
  const letterAt = (column: number) => `[${String.fromCharCode(97 + column)}]`;
  const letterOf = (place: number) => letterAt(columns.indexOf(columnOf(place)));
  let place = -1;
  const sentence = (remarks[0] ?? '').replace(FIGURE, (figure) => {
    place += 1;
    return differing.includes(place) ? letterOf(place) : figure;
  });
  return [
    ...bullets([`${whose([...different.values()].flat(), telling)}: ${sentence}`]),
    captions.table(text.method.figuresOf(columns.map((_, column) => letterAt(column)).join(', '))),
    ...notedTable(
      [
        { head: text.method.columns.variant, share: 3 },
        ...columns.map((_, column) => ({ head: letterAt(column), share: 3, figures: true })),
      ],
      [...different.values()].map((of, row) => [
        whose(of, telling, nameInCell),
        ...columns.map((column) => column.split(' ')[row] ?? ''),
      ]),
      { notes: [] },
    ),
  ];
}
