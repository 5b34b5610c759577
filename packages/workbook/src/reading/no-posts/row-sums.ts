import type { CellValue } from '../../cells/cell-value.ts';
import { POSTEN_COLUMNS } from '../../layout/posten-columns.ts';
import { figureIn } from '../count-values.ts';
import type { RawRow } from '../read-table.ts';

/** The sums of the rows up to a place, per 0-based column. */
interface Sums {
  /** of the figures themselves */
  readonly plain: readonly number[];
  /** of the figures times the quantity of their row */
  readonly times: readonly number[];
  /** how many rows have a figure */
  readonly counts: readonly number[];
}

interface Mark extends Sums {
  readonly row: number;
}

/** A total that is not the sum of the rows above it. */
export interface WrongTotal {
  readonly row: RawRow;
  /** 0-based */
  readonly index: number;
  readonly total: CellValue;
  readonly sum: number;
  /** the rows that were summed */
  readonly firstRow: number;
  readonly lastRow: number;
}

/** How far a total may be from the sum of its rows: by its rounding and by theirs. */
const SHARE_MAX = 0.001;
const AMOUNT_MAX = 0.01;
/** The most headings and totals of which the sums are kept. */
const MARKS_MAX = 500;

type SummedRow = Pick<RawRow, 'row' | 'cells' | 'positions' | 'width'>;

/** Adds up the columns of the rows that are read, to hold totals against them. */
export interface RowSums {
  add(row: SummedRow): void;
  /** Takes a heading or a total: a sum may begin below it. */
  mark(row: number): void;
  /**
   * Returns the figures of marked totals that are the sum of no rows above them; `also` are rows that may count as well,
   * in their order.
   */
  wrongIn(totals: readonly RawRow[], also: readonly RawRow[]): WrongTotal[];
}

export function createRowSums(): RowSums {
  const sums = { plain: [] as number[], times: [] as number[], counts: [] as number[] };
  const marks: Mark[] = [{ row: 0, plain: [], times: [], counts: [] }];
  let firstRow = 0;

  return {
    add(row) {
      firstRow ||= row.row;
      addTo(sums, row);
    },
    mark(row) {
      if (marks.length > MARKS_MAX) return;
      marks.push({ row, plain: [...sums.plain], times: [...sums.times], counts: [...sums.counts] });
    },
    wrongIn(totals, also) {
      const more = addUp(also, marks);
      return totals.flatMap((total) => {
        const at = marks.findIndex(({ row }) => row === total.row);
        return at < 0 ? [] : wrongColumns(total, marks.slice(0, at + 1), more, firstRow);
      });
    },
  };
}

/** Returns the sums up to each mark of rows that were not added with the others. */
function addUp(rows: readonly RawRow[], marks: readonly Mark[]): Sums[] {
  const sums = { plain: [] as number[], times: [] as number[], counts: [] as number[] };
  let at = 0;
  return marks.map((mark) => {
    for (let row = rows[at]; row && row.row < mark.row; row = rows[++at]) addTo(sums, row);
    return { plain: [...sums.plain], times: [...sums.times], counts: [...sums.counts] };
  });
}

/** Returns the columns in which a total is the sum of no rows between a mark and the last one, its own. */
function wrongColumns(
  total: RawRow,
  marks: readonly Mark[],
  more: readonly Sums[],
  firstRow: number,
): WrongTotal[] {
  const quantityIndex = total.positions.get(POSTEN_COLUMNS.quantity);
  const keyIndex = total.positions.get(POSTEN_COLUMNS.postNumber);
  const end = marks.length - 1;
  return total.cells.slice(0, total.width).flatMap((cell, index) => {
    const stated = index === keyIndex ? null : sumFigure(cell);
    // '1 stuks' is no sum.
    if (stated === null || (index === quantityIndex && stated === 1)) return [];
    const between = (sums: readonly Sums[], begin: number, key: keyof Sums) =>
      (sums[end]?.[key][index] ?? 0) - (sums[begin]?.[key][index] ?? 0);
    let nearest: { readonly row: number; readonly sum: number } | null = null;
    for (let begin = end - 1; begin >= 0; begin--) {
      const [plain, times] = [between(marks, begin, 'plain'), between(marks, begin, 'times')];
      const [morePlain, moreTimes] = [between(more, begin, 'plain'), between(more, begin, 'times')];
      if (between(marks, begin, 'counts') + between(more, begin, 'counts') === 0) continue;
      if ([plain, times, plain + morePlain, times + moreTimes].some((sum) => isSum(stated, sum))) return [];
      nearest ??= { row: marks[begin]?.row ?? 0, sum: plain + morePlain };
    }
    if (!nearest) return [];
    const rows = { firstRow: Math.max(nearest.row + 1, firstRow), lastRow: total.row - 1 };
    return [{ row: total, index, total: cell ?? null, sum: nearest.sum, ...rows }];
  });
}

function addTo(
  sums: { plain: number[]; times: number[]; counts: number[] },
  { cells, positions, width }: SummedRow,
): void {
  const quantity = sumFigure(cells[positions.get(POSTEN_COLUMNS.quantity) ?? -1] ?? null) ?? 0;
  for (let index = 0; index < width; index++) {
    const figure = sumFigure(cells[index] ?? null);
    if (figure === null) continue;
    sums.plain[index] = (sums.plain[index] ?? 0) + figure;
    sums.times[index] = (sums.times[index] ?? 0) + figure * quantity;
    sums.counts[index] = (sums.counts[index] ?? 0) + 1;
  }
}

/** Returns the figure of a cell; null for none. Most texts are names, which are not looked at any further. */
function sumFigure(cell: CellValue): number | null {
  return typeof cell === 'string' && !/^[\s\d€+-]/.test(cell) ? null : figureIn(cell);
}

/** Tells whether a total is the sum of its rows, but for rounding. */
export function isSum(total: number, sum: number): boolean {
  return Math.abs(total - sum) <= Math.max(AMOUNT_MAX, SHARE_MAX * Math.abs(total));
}
