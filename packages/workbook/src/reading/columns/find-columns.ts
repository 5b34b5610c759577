import type { LifeCycleModule, ModuleIndicator } from '@milieuspoor/domain';
import { toCellAddress } from '../../cells/cell-address.ts';
import { toShownValue } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import type { AmountsOf } from '../../layout/amount-words.ts';
import { type HeaderReading, readHeader, type TableKind } from '../../layout/header-names.ts';
import { POST_NUMBER_COLUMN } from '../../layout/posten-columns.ts';
import { convert, type UnitConversion } from '../../layout/unit-conversions.ts';
import type { Place, ProblemList } from '../../problems/problem-list.ts';
import type { QuestionOf } from '../../questions/workbook-question.ts';

/** The header row is searched in this number of first rows of a sheet, at most below a title and an explanation. */
export const HEADER_ROWS = 200;
/** 'Post' alone may be a word in a title; with this number of other headers beside it, it is a header. */
const HEADERS_BESIDE_SYNONYM = 2;

/** The positions of the columns of a sheet: 0-based, by column name; an absent column is omitted. */
export type ColumnPositions = ReadonlyMap<string, number>;

export interface FoundColumns {
  readonly positions: Map<string, number>;
  /** the columns that the sheet states in another unit */
  readonly conversions: Map<string, UnitConversion>;
  /** the columns of which it is asked, or remembered, whether they are for the whole quantity; impacts by set */
  readonly amounts: Map<string, ColumnAmounts>;
  /** the columns with the MKI or the CO2 of a module that aren't read beside those that are, by 0-based position */
  readonly lost: Map<number, LostImpact>;
}

/** What a column of Posten is of that isn't read. */
export interface LostImpact {
  readonly of: ModuleIndicator;
  readonly module: LifeCycleModule;
}

/** What the figures of a column are for. */
export interface ColumnAmounts {
  /** null while nobody has said it */
  readonly of: AmountsOf | null;
  /** null where an earlier answer is remembered */
  readonly question: Omit<QuestionOf<'amounts'>, 'perUnit' | 'inAll'> | null;
}

/** A header cell with its meaning. */
interface Header {
  readonly text: string;
  /** 0-based */
  readonly index: number;
  readonly reading: HeaderReading | null;
}

/** Tells whether a row holds the header 'Postnummer', or a synonym among other headers. */
export function isHeaderRow(kind: TableKind, cells: readonly CellValue[]): boolean {
  const readings = headersOf(kind, cells).flatMap(({ reading }) => reading ?? []);
  const ofPost = readings.filter(({ column }) => column === POST_NUMBER_COLUMN);
  if (ofPost.some((reading) => reading.kind === 'name')) return true;
  return ofPost.length > 0 && readings.length - ofPost.length >= HEADERS_BESIDE_SYNONYM;
}

/**
 * Finds the columns in a header row, in any order: by name, else by a synonym or in another unit, which is noted. A
 * column that occurs twice is a problem.
 */
export function findColumns(
  kind: TableKind,
  sheet: string,
  row: number,
  cells: readonly CellValue[],
  problems: ProblemList,
): FoundColumns {
  const positions = new Map<string, number>();
  const conversions = new Map<string, UnitConversion>();
  const headers = headersOf(kind, cells);
  const byName = new Set(
    headers.flatMap(({ reading }) => (reading?.kind === 'name' ? [reading.column] : [])),
  );
  for (const kindOfReading of ['name', 'synonym', 'converted', 'stand-in'] as const) {
    for (const { text, index, reading } of headers) {
      if (reading?.kind !== kindOfReading) continue;
      const { column } = reading;
      // When a column has the exact name, a synonym of it is a column of the user's own.
      if (reading.kind !== 'name' && byName.has(column)) continue;
      if (reading.kind === 'stand-in' && positions.has(column)) continue;
      const cell = toCellAddress(index, row);
      const first = positions.get(column);
      if (first !== undefined) {
        const otherCell = toCellAddress(first, row);
        problems.add('duplicate-column', { sheet, row, column }, { cell, otherCell });
        continue;
      }
      positions.set(column, index);
      if (reading.kind === 'name') continue;
      const details = { cell, value: toShownValue(text), readAs: column };
      if (reading.kind !== 'converted') problems.add('column-synonym', { sheet, row, column: text }, details);
      else {
        const { unit, ownUnit, conversion } = reading;
        conversions.set(column, conversion);
        const oneBecomes = convert(1, conversion);
        problems.add(
          'converted-column',
          { sheet, row, column: text },
          { ...details, unit, oneBecomes, ownUnit },
        );
      }
    }
  }
  return { positions, conversions, amounts: new Map(), lost: new Map() };
}

function headersOf(kind: TableKind, cells: readonly CellValue[]): Header[] {
  return cells.flatMap((cell, index) =>
    typeof cell === 'string' && cell.length < 200
      ? [{ text: toShownValue(cell), index, reading: readHeader(kind, cell) }]
      : [],
  );
}

/** Reports each required column that a sheet lacks, at the header that resembles it when there is one. */
export function requireColumns(
  place: Place,
  positions: ColumnPositions,
  required: readonly string[],
  problems: ProblemList,
): void {
  for (const columnName of required) {
    if (!positions.has(columnName))
      problems.add('missing-column', { ...place, column: columnName }, { columnName });
  }
}
