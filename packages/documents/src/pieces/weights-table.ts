import type { FigureFormat, Weight } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { notedTable } from './tables.ts';

interface WeightsTableText {
  readonly columns: Readonly<Record<'code' | 'unit' | 'value' | 'source' | 'confirmed', string>>;
  readonly source: (number: string, source: string) => string;
  readonly confirmed: Readonly<Record<'yes' | 'no' | 'weighsNothing' | 'sourceOnly', string>>;
}

/** More digits than any weight has, so that none is rounded. */
const ALL_DIGITS = 15;

/**
 * Writes the weights of a version with their sources below: most weights share one source, which would fill the page if
 * every row stated it.
 */
export function weightsTable(
  weights: readonly Weight[],
  { columns, source: sourceLine, confirmed }: WeightsTableText,
  figures: FigureFormat,
): Piece[] {
  const sources = [...new Set(weights.map(({ source }) => source))];
  return [
    ...notedTable(
      [
        { head: columns.code, share: 3 },
        { head: columns.unit, share: 3.6 },
        { head: columns.value, share: 4.2, figures: true },
        { head: columns.source, share: 2.4, figures: true },
        { head: columns.confirmed, share: 5.8 },
      ],
      weights.map((weight) => [
        weight.code,
        weight.unit,
        figures.significant(weight.valueEur, ALL_DIGITS),
        String(sources.indexOf(weight.source) + 1),
        confirmedWord(weight, confirmed),
      ]),
      { notes: sources.map((source, place) => sourceLine(String(place + 1), source)) },
    ),
  ];
}

/**
 * Says what is known of a weight's source. Only what a person held against it was checked: nobody's name stands behind the
 * weights that the product came with.
 */
export function confirmedWord(
  { valueEur, confirmed, confirmedBy }: Weight,
  words: WeightsTableText['confirmed'],
): string {
  if (confirmed) return confirmedBy === '' ? words.sourceOnly : words.yes;
  return valueEur === 0 ? words.weighsNothing : words.no;
}
