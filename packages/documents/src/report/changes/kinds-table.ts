import type { Piece } from '../../frame/piece.ts';
import { notedTable } from '../../pieces/tables.ts';
import { type ComparedPair, comparedPairs } from '../compared-pairs.ts';
import type { Report } from '../report.ts';
import type { Telling } from '../report-section.ts';
import { nameInCell } from '../variant-names.ts';
import { isRoundedTogether, writtenSteps } from './written-steps.ts';

/**
 * Writes by which kinds of change each variant differs from its baseline, in what can be compared. The written steps add
 * up to the written difference (docs/method/differences.md).
 */
export function kindsTable(report: Report, telling: Telling): Piece[] {
  const { text, captions } = telling;
  const { table, columns, convention, roundedTogether, oneKind } = text.changes;
  const pairs = comparedPairs(report);
  const rows = pairs.flatMap((pair) => rowsOf(pair, telling));
  if (rows.length === 0) return [];
  const differs = pairs.some((pair) => isRoundedTogether(pair, telling));
  const ofOneKind = pairs.filter((pair) => rowsOf(pair, telling).length === 1);
  return [
    captions.table(table),
    ...notedTable(
      [
        { head: columns.variant, share: 5.5 },
        { head: columns.kind, share: 9 },
        { head: columns.mki, share: 5, figures: true },
        { head: columns.co2, share: 5, figures: true },
      ],
      rows,
      {
        notes: [
          ...(ofOneKind.length > 0
            ? [oneKind(text.variants(ofOneKind.map(({ variant }) => variant.number)))]
            : []),
          convention,
          ...(differs ? [roundedTogether] : []),
        ],
      },
    ),
  ];
}

/**
 * Returns a row for each kind of change, and one for all together where there are several; none where nothing can be
 * compared.
 */
function rowsOf(pair: ComparedPair, telling: Telling): string[][] {
  const { text } = telling;
  const kinds = pair.changes.map(({ kind }) => text.changes.kinds[kind]);
  const names = kinds.length === 1 ? kinds : [...kinds, text.changes.together];
  const steps = writtenSteps(pair, pair.changes, telling) ?? [];
  return steps
    .slice(0, names.length)
    .map(([mki, co2], place) => [
      place === 0 ? nameInCell(pair.variant, text) : text.variant(pair.variant.number),
      names[place] ?? '',
      ...[mki, co2],
    ]);
}
