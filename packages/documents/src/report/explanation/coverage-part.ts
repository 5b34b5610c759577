import type { Piece } from '../../frame/piece.ts';
import { belowTable, paragraphs } from '../../pieces/paragraphs.ts';
import { notedTable } from '../../pieces/tables.ts';
import type { Report, ReportVariant } from '../report.ts';
import type { Telling } from '../report-section.ts';
import { nameInCell } from '../variant-names.ts';
import { areManyGaps, gapsOf } from './coverage-gaps.ts';
import { coverageSentences } from './coverage-sentences.ts';

/**
 * Writes how complete the figures are: what is missing, which weights nobody confirmed, and what was left out. Of a
 * calculation that misses many things these are a table.
 */
export function coverage(report: Report, telling: Telling): readonly Piece[] {
  const { text, language } = telling;
  const { sentences, last } = coverageSentences(report, text, language);
  const table = gapsTable(report, telling);
  const after = table.length > 0 ? last.map(belowTable) : paragraphs(...last);
  return [...paragraphs(...sentences), ...table, ...after];
}

/** Calculations that miss the same are named together. */
function gapsTable({ variants }: Report, { text, captions }: Telling): readonly Piece[] {
  const { table, columns } = text.summary.gap;
  const tabled = variants.filter((variant) => areManyGaps(gapsOf(variant, text)));
  const rowsOf = (variant: ReportVariant) =>
    gapsOf(variant, text).map(({ what, count }) => [
      what,
      text.written.count(count),
      text.written.count(variant.mki.items),
    ]);
  const alike = Map.groupBy(tabled, (variant) => JSON.stringify(rowsOf(variant)));
  const rows = [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const together = text.variants(same.map(({ number }) => number));
    const [named, called] =
      same.length > 1 ? [together, together] : [nameInCell(first, text), text.variant(first.number)];
    // Its bidder is named once.
    return rowsOf(first).map((row, place) => [place === 0 ? named : called, ...row]);
  });
  if (rows.length === 0) return [];
  return [
    captions.table(table),
    ...notedTable(
      [
        { head: columns.variant, share: 5 },
        { head: columns.what, share: 9 },
        { head: columns.posts, share: 3, figures: true },
        { head: columns.of, share: 3, figures: true },
      ],
      rows,
      { notes: [] },
    ),
  ];
}
