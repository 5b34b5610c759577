import { addingAmounts, type Comparison } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { notedTable } from '../pieces/tables.ts';
import { type ComparedPair, comparedPairs, comparePairIn } from './compared-pairs.ts';
import type { Report } from './report.ts';
import type { Telling } from './report-section.ts';
import { nameInCell } from './variant-names.ts';

/** kg CO2-eq in a ton */
const PER_TON = 1000;

/**
 * Writes by which kinds of change each variant differs from its baseline, in what can be compared. The written steps add
 * up to the written difference (docs/method/differences.md).
 */
export function kindsTable(report: Report, telling: Telling): Piece[] {
  const { text, captions } = telling;
  const { table, columns, convention } = text.changes;
  const rows = comparedPairs(report).flatMap((pair) => rowsOf(pair, telling));
  if (rows.length === 0) return [];
  return [
    captions.table(table),
    ...notedTable(
      [
        { head: columns.variant, share: 4 },
        { head: columns.kind, share: 9 },
        { head: columns.mki, share: 5, figures: true },
        { head: columns.co2, share: 5, figures: true },
      ],
      rows,
      { notes: [convention] },
    ),
  ];
}

/** Returns a row for each kind of change and one for all together; none where nothing can be compared. */
function rowsOf(pair: ComparedPair, { text }: Telling): string[][] {
  const [mki, co2] = [comparePairIn(pair, 'mki').comparison, comparePairIn(pair, 'co2').comparison];
  if (pair.changes.length === 0 || (!mki && !co2)) return [];
  const names = [...pair.changes.map(({ kind }) => text.changes.kinds[kind]), text.changes.together];
  const inEuro =
    mki &&
    addedUp(
      mki,
      1,
      pair.changes.map(({ mkiEur }) => mkiEur),
      0,
    );
  const inTon =
    co2 &&
    addedUp(
      co2,
      PER_TON,
      pair.changes.map(({ co2Kg }) => co2Kg),
      2,
    );
  const written = (amount: number | undefined, write: (amount: number) => string) =>
    amount === undefined ? '-' : `${amount > 0 ? '+' : ''}${write(amount)}`;
  return names.map((name, place) => [
    nameInCell(pair.variant, text),
    name,
    written(inEuro?.[place], text.written.mki),
    written(inTon?.[place], text.written.number),
  ]);
}

/**
 * Returns the steps and then their difference, rounded together and in units of `per`. They are rounded between both
 * ends, as in the waterfall of the same pair.
 */
function addedUp(
  { baseline, optimization }: Pick<Comparison, 'baseline' | 'optimization'>,
  per: number,
  steps: readonly number[],
  decimals: number,
): number[] {
  const written = addingAmounts(
    {
      ...{ baseline: baseline / per, optimization: optimization / per },
      steps: steps.map((amount) => amount / per),
    },
    decimals,
  );
  return [...written.steps, written.optimization - written.baseline];
}
