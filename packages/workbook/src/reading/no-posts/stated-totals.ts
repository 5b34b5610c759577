import { ALL_IMPACT_COLUMNS } from '../../layout/impact-headers.ts';
import { POSTEN_COLUMNS } from '../../layout/posten-columns.ts';
import { figureIn } from '../count-values.ts';
import type { RawRow } from '../read-table.ts';

/** What a row of Posten states in the columns of MKI and CO2 that are read. */
export interface StatedFigures {
  readonly row: number;
  readonly quantity: number;
  readonly figures: readonly number[];
}

/** So many rows that come to another one are no accident. */
const PARTS_MIN = 3;
/** Amounts that cancel one another could otherwise be added up without end, for each row. */
const PARTS_MAX = 500;
/** What two programs may make of the same sum. A rounded figure of a post comes to this of no other posts. */
const SHARE_MAX = 1e-9;

/** Returns what a row states; null where it states nothing, as on a sheet without such columns. */
export function statedFigures({ row, cells, positions }: RawRow): StatedFigures | null {
  const figures = ALL_IMPACT_COLUMNS.flatMap((column) => {
    const index = positions.get(column);
    return index === undefined ? [] : [figureIn(cells[index] ?? null) ?? 0];
  });
  if (figures.every((figure) => figure === 0)) return null;
  return {
    row,
    quantity: figureIn(cells[positions.get(POSTEN_COLUMNS.quantity) ?? -1] ?? null) ?? 0,
    figures,
  };
}

/**
 * Returns the rows that state exactly what three or more rows directly above or below them state together, in every column: a
 * total, or a post that only gathers others. With those the calculation would count everything twice.
 */
export function statedTotals(rows: readonly StatedFigures[]): ReadonlyMap<number, 'total' | 'bundle'> {
  const found = new Map<number, 'total' | 'bundle'>();
  for (let at = 0; at < rows.length; at++)
    if (isSumOf(rows, at, -1, found)) found.set(rows[at]?.row ?? 0, 'total');
  // From the last to the first, so that a heading may gather others that do.
  for (let at = rows.length - 1; at >= 0; at--)
    if (isSumOf(rows, at, 1, found)) found.set(rows[at]?.row ?? 0, 'bundle');
  return found;
}

/** Tells whether a row is the sum of the rows from it in one direction, without those that are sums themselves. */
function isSumOf(
  rows: readonly StatedFigures[],
  at: number,
  step: 1 | -1,
  found: ReadonlyMap<number, unknown>,
): boolean {
  const total = rows[at];
  if (!total || found.has(total.row)) return false;
  const inAll = total.figures.map((figure) => figure * total.quantity);
  const plain = total.figures.map(() => 0);
  const times = total.figures.map(() => 0);
  let parts = 0;
  for (let place = at + step; parts < PARTS_MAX && place >= 0 && place < rows.length; place += step) {
    const part = rows[place];
    if (!part || found.has(part.row)) continue;
    for (const [index, figure] of part.figures.entries()) {
      plain[index] = (plain[index] ?? 0) + figure;
      times[index] = (times[index] ?? 0) + figure * part.quantity;
    }
    parts++;
    if (parts >= PARTS_MIN && (areAlike(total.figures, plain) || areAlike(inAll, times))) return true;
    if (isBeyond(total.figures, plain) && isBeyond(inAll, times)) return false;
  }
  return false;
}

function areAlike(stated: readonly number[], sums: readonly number[]): boolean {
  return stated.every((figure, index) => {
    const sum = sums[index] ?? 0;
    return Math.abs(figure - sum) <= SHARE_MAX * Math.max(Math.abs(figure), Math.abs(sum));
  });
}

/** Tells whether sums have passed the largest of the figures, so that more of them need not be added. */
function isBeyond(stated: readonly number[], sums: readonly number[]): boolean {
  const largest = stated.reduce((best, figure, index) => (figure > (stated[best] ?? 0) ? index : best), 0);
  return (sums[largest] ?? 0) > 2 * (stated[largest] ?? 0);
}
