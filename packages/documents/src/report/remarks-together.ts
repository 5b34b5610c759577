import type { Piece } from '../frame/piece.ts';
import { bullets } from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import type { Telling } from './report-section.ts';

export interface Remark {
  /** the number of the variant of which it is made */
  readonly variant: number;
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
    return (different.size >= AS_TABLE && asTable(alike, telling)) || asLines(different, telling);
  });
}

function asLines(remarks: ReadonlyMap<string, readonly Remark[]>, { text }: Telling): Piece[] {
  return bullets(
    [...remarks].map(([remark, of]) => {
      const numbers = [...new Set(of.map(({ variant }) => variant))];
      const who = numbers.length === 1 ? text.variant(numbers[0] ?? 0) : text.variants(numbers);
      return `${who}: ${remark}`;
    }),
  );
}

/** Returns null where a variant has more than one of these remarks, or where a row would have too many figures. */
function asTable(alike: readonly Remark[], { text, captions }: Telling): Piece[] | null {
  const variants = [...new Set(alike.map(({ variant }) => variant))];
  if (variants.length < alike.length) return null;
  const figures = alike.map(({ remark }) => remark.match(FIGURE) ?? []);
  const differing = (figures[0] ?? []).flatMap((figure, place) =>
    figures.every((each) => each[place] === figure) ? [] : [place],
  );
  if (differing.length > COLUMNS_MAX) return null;
  const letterOf = (place: number) => `[${String.fromCharCode(97 + differing.indexOf(place))}]`;
  let place = -1;
  const sentence = (alike[0]?.remark ?? '').replace(FIGURE, (figure) => {
    place += 1;
    return differing.includes(place) ? letterOf(place) : figure;
  });
  return [
    ...bullets([`${text.variants(variants)}: ${sentence}`]),
    captions.table(text.method.figuresOf(differing.map(letterOf).join(', '))),
    ...notedTable(
      [
        { head: text.method.columns.variant, share: 3 },
        ...differing.map((each) => ({ head: letterOf(each), share: 3, figures: true })),
      ],
      alike.map(({ variant }, row) => [
        text.variant(variant),
        ...differing.map((each) => figures[row]?.[each] ?? ''),
      ]),
      { notes: [] },
    ),
  ];
}
