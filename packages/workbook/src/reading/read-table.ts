import { toCellAddress, toColumnLetters } from '../cells/cell-address.ts';
import { isBlank } from '../cells/cell-text.ts';
import { type CellValue, MAX_COLUMNS, MAX_MERGED_RANGES, type RowLook } from '../cells/cell-value.ts';
import type { TableKind } from '../layout/header-names.ts';
import { POST_NUMBER_COLUMN } from '../layout/posten-columns.ts';
import type { RowLayoutKind } from '../layout/row-layouts.ts';
import { toComparedName } from '../layout/sheet-names.ts';
import { type Place, PROBLEMS_MAX, type ProblemList } from '../problems/problem-list.ts';
import type { SheetNotes } from '../problems/sheet-notes.ts';
import type { Asked } from '../questions/asked-while-reading.ts';
import type { SheetSource } from '../workbook-source.ts';
import type { CellReader, PlacedCell } from './cell-reader.ts';
import { askAboutTotalsBeside } from './columns/ask-about-amounts.ts';
import {
  type ColumnPositions,
  type FoundColumns,
  findColumns,
  HEADER_ROWS,
  requireColumns,
} from './columns/find-columns.ts';
import { placeColumns } from './columns/place-columns.ts';
import { type ScaleWatch, watchScales } from './columns/watch-scales.ts';
import { type ColumnWatch, watchUnreadColumns } from './columns/watch-unread-columns.ts';
import { watchZeroResults, type ZeroResultWatch } from './columns/watch-zero-results.ts';
import { joinExplanation } from './header/explained-header.ts';
import type { HeaderRow } from './header/header-row.ts';
import { countRequired, joinHeaders } from './header/join-headers.ts';
import { hasImpacts, joinImpacts, refuseBeyondTitles, type TitledHeader } from './header/join-impacts.ts';
import {
  createHeaderSearch,
  type HeaderSearch,
  type KeptRow,
  USUAL_HEADER_ROWS,
} from './header/search-header.ts';
import { holdsColumn, mergedAmong, reportMerged } from './merged-cells.ts';
import { reportApartModules } from './report-apart-modules.ts';
import { noteShownOtherwise } from './shown-otherwise.ts';
import {
  type HiddenColumnWatch,
  type SheetLook,
  type Unseen,
  unseenOf,
  watchHiddenColumns,
} from './unseen/sheet-look.ts';

export interface TableLayout {
  readonly kind: TableKind;
  readonly required: readonly string[];
  /** whether a row without a post number directly below one with a number belongs to the same item */
  readonly fillDown?: boolean;
  /** other tables that the sheet may hold: the first that its header fits is read in its place */
  readonly variants?: readonly TableVariant[];
  /** places columns that the layout's names don't cover, before the others are asked about */
  readonly placeMore?: (header: HeaderRow, found: FoundColumns) => void;
  /** called with the header, before the rows below it */
  readonly onHeader?: (header: TableHeader) => void;
  /** returns true for a row that does not belong to the table, or that is read later; it is skipped */
  readonly passesOver?: (row: RawRow) => boolean;
}

/** Another table that a sheet may hold. */
export interface TableVariant {
  readonly kind: RowLayoutKind;
  readonly required: readonly string[];
  /** tells, of a header that names all required columns, whether it is one of this table */
  readonly fits: (cells: readonly CellValue[]) => boolean;
}

/** The header of a table, and which table it is. */
export interface TableHeader {
  readonly kind: TableKind;
  readonly row: number;
  readonly cells: readonly CellValue[];
  readonly positions: ColumnPositions;
}

/** A row below the header of which nothing was read yet. The cells are only valid during the call. */
export interface RawRow {
  readonly kind: TableKind;
  readonly row: number;
  readonly cells: readonly CellValue[];
  readonly positions: ColumnPositions;
  readonly conversions: FoundColumns['conversions'];
  readonly amounts: FoundColumns['amounts'];
  readonly header: readonly CellValue[];
  /** the number of cells that may hold something */
  readonly width: number;
  /** Reports that a row has no post number. */
  readonly lacksNumber: (row: number) => void;
  /** how the row is kept from sight; null for one that anybody sees */
  readonly unseen: Unseen | null;
}

/** A row below the header that isn't blank. The cells are only valid during the call. */
export interface TableRow extends Omit<RawRow, 'header' | 'width' | 'lacksNumber'> {
  /** null when it is missing or faulty, which is reported */
  readonly postNumber: string | null;
  /**
   * Whether the post number is a number with decimals. Excel can't distinguish 10.10 from 10.1, which may explain
   * mixed-up posts.
   */
  readonly fractional: boolean;
  /** returns the address of the post number's cell; a function, because few rows need it */
  keyAddress(): string;
}

/** The objects to which the reading of one sheet reports. */
export interface SheetReaders {
  readonly reader: CellReader;
  readonly notes: SheetNotes;
  readonly problems: ProblemList;
  readonly asked: Asked;
}

export interface TableEnd {
  /** which table it is */
  readonly kind: TableKind;
  /** whether the sheet has a header with every required column */
  readonly complete: boolean;
  /** the header row and its cell 'Postnummer'; empty when there is none */
  readonly header: Pick<Place, 'row' | 'cell'>;
  /** null without a header */
  readonly positions: ColumnPositions | null;
  readonly look: SheetLook;
  readonly amounts: FoundColumns['amounts'];
}

/** Returns the row's cell in a column with its place; an empty one when the sheet lacks the column. */
export function placedAt({ row, cells, positions }: TableRow, column: string): PlacedCell {
  const index = positions.get(column) ?? -1;
  return { cell: cells[index] ?? null, row, index, column };
}

/**
 * Reads a sheet as a table: finds its header, skips blank rows and passes on the others. Merged cells among the rows
 * are an error, because only the first cell of a merged block holds its value and the others would count as empty; the
 * exception is post numbers that are filled down. Tells whether it found its header and every required column.
 */
export async function readTable(
  sheet: SheetSource,
  layout: TableLayout,
  { reader, notes, problems, asked }: SheetReaders,
  readRow: (row: TableRow) => void,
): Promise<TableEnd> {
  let { kind, required } = layout;
  const { variants = [] } = layout;
  let found: FoundColumns | null = null;
  let indexes: readonly number[] = [];
  let keyIndex = 0;
  let watch: ColumnWatch | null = null;
  let scales: ScaleWatch | null = null;
  let zeroes: ZeroResultWatch | null = null;
  let rowsAbove: readonly KeptRow[] = [];
  let headerRow = 0;
  /** the header as its own row has it, and as it is read */
  let headerCells: readonly CellValue[] = [];
  let titled: TitledHeader = { cells: [], columns: [] };
  let lastRow = 0;
  let keyCell: CellValue = null;
  let postNumber: string | null = null;
  const rowsWithoutKey: number[] = [];
  const passedOver = new Set<number>();
  let ended = false;
  let hiddenColumns: HiddenColumnWatch | null = null;
  let search: HeaderSearch | null = createHeaderSearch(
    kind,
    variants.map((variant) => variant.kind),
  );
  /** a header that lacks columns, has a title of several or names modules: the row below it may name or explain them */
  let partHeader: (KeptRow & { readonly above: readonly CellValue[] | undefined }) | null = null;

  /** A row with a mistake is reported after the merged blocks, which may explain it. */
  function lacksNumber(row: number): void {
    if (ended) reportNoNumber(row);
    else if (rowsWithoutKey.length < 2 * PROBLEMS_MAX) rowsWithoutKey.push(row);
  }
  function reportNoNumber(row: number): void {
    const cell = toCellAddress(keyIndex, row);
    const place = { sheet: sheet.name, row, column: POST_NUMBER_COLUMN };
    problems.add('missing-post-number', place, { cell, value: '' });
  }
  /** `named` is the header with the titles that the row beside it adds to its names */
  function begin(
    row: number,
    cells: readonly CellValue[],
    beside: readonly CellValue[] = [],
    named = kind === 'posten' ? joinImpacts(cells, beside, cells) : untitled(cells),
  ): void {
    search = null;
    headerRow = row;
    headerCells = [...cells];
    titled = { ...named, cells: [...named.cells] };
    const header = { kind, sheet: sheet.name, row, cells: titled.cells, required, beside };
    found = findColumns(kind, sheet.name, row, titled.cells, problems);
    layout.placeMore?.(header, found);
    const answered = placeColumns(header, found, asked, problems);
    askAboutTotalsBeside(header, found, asked, problems);
    reportApartModules(header, found.positions, problems);
    indexes = [...found.positions.values()];
    keyIndex = found.positions.get(POST_NUMBER_COLUMN) ?? 0;
    scales = watchScales(header, found, rowsAbove, asked);
    watch = watchUnreadColumns(header, found, answered, { asked, problems });
    zeroes = watchZeroResults(header, found, asked);
    layout.onHeader?.({ kind, row, cells: titled.cells, positions: found.positions });
    if (named.cells !== cells) noteTwoRows(row);
  }
  /** Starts at a row with post numbers, together with the row above or below it where that names what it lacks. */
  function meetHeader(row: number, cells: readonly CellValue[]): void {
    const above = search?.above(row);
    rowsAbove = search?.allAbove(row) ?? [];
    search = null;
    const variant = variants.find(
      (each) => countRequired(each.kind, cells, each.required) === each.required.length && each.fits(cells),
    );
    if (variant) {
      ({ kind, required } = variant);
      begin(row, cells, above?.cells);
      return;
    }
    const joined = above && joinHeaders({ kind, required, upper: above.cells, lower: cells }, 'lower');
    const mayGoOn = kind === 'set' || (kind === 'posten' && hasImpacts(cells));
    if (joined) beginAtTwo(row, joined, above.cells, joinImpacts(joined, above.cells, cells));
    else if (mayGoOn || countRequired(kind, cells, required) < required.length)
      partHeader = { row, cells: [...cells], above: above?.cells };
    else begin(row, cells, above?.cells);
  }
  /** Starts at a header that waited for the row below it; true when that row is a part of it. */
  function endPartHeader(row: number, cells: readonly CellValue[]): boolean {
    if (!partHeader) return false;
    const upper = partHeader;
    partHeader = null;
    const isText = row === upper.row + 1 && !cells.some((cell) => cell !== null && typeof cell !== 'string');
    const lower = isText ? [...cells] : [];
    const joined = isText
      ? (joinHeaders({ kind, required, upper: upper.cells, lower }, 'upper') ??
        (kind === 'set' ? joinExplanation(upper.cells, lower) : null))
      : null;
    const base = joined ?? upper.cells;
    const named = kind === 'posten' ? joinImpacts(base, upper.cells, lower) : untitled(base);
    if (joined || named.cells !== base) beginAtTwo(row, base, lower, named);
    else begin(upper.row, upper.cells, upper.above);
    return joined !== null || named.cells !== base;
  }
  function beginAtTwo(
    row: number,
    cells: readonly CellValue[],
    beside: readonly CellValue[],
    named: TitledHeader,
  ): void {
    begin(row, cells, beside, named);
    if (named.cells === cells) noteTwoRows(row);
  }
  function noteTwoRows(row: number): void {
    const cell = toCellAddress(keyIndex, row);
    problems.add('two-row-header', { sheet: sheet.name, row, cell }, { firstRow: row - 1 });
  }
  /** Starts at the row that is most like a header, for the case that somebody answered where its post numbers are. */
  function beginAtBest(): void {
    const best = search?.best();
    const above = best && search?.above(best.header.row);
    rowsAbove = (best && search?.allAbove(best.header.row)) ?? [];
    search = null;
    if (!best) return;
    begin(best.header.row, best.header.cells, above?.cells);
    for (const { row, cells, look } of best.below) readBelow(row, cells, cells.length, look);
  }

  function readBelow(row: number, cells: readonly CellValue[], width: number, look: RowLook): void {
    // Without post numbers the rows can't be read.
    if (!found?.positions.has(POST_NUMBER_COLUMN)) return;
    if (isBlankRow(cells, indexes)) {
      watch?.seeBesideRows(cells, width);
      return;
    }
    const { positions, conversions, amounts } = found;
    if (cells[keyIndex] !== keyCell && isRepeatedHeader(cells, headerCells, indexes)) {
      const column = POST_NUMBER_COLUMN;
      notes.add('repeated-header', { cell: cells[keyIndex] ?? null, row, index: keyIndex, column });
      if (passedOver.size < MAX_MERGED_RANGES) passedOver.add(row);
      return;
    }
    const unseen = unseenOf(kind, look, cells, positions);
    if (look.hiddenColumns.length > 0)
      hiddenColumns ??= watchHiddenColumns(kind, look.hiddenColumns, positions);
    const raw = {
      kind,
      row,
      cells,
      positions,
      conversions,
      amounts,
      header: titled.cells,
      width,
      lacksNumber,
      unseen,
    };
    if (layout.passesOver?.(raw)) {
      scales?.seePassed(row, cells);
      if (passedOver.size < MAX_MERGED_RANGES) passedOver.add(row);
      return;
    }
    watch?.see(row, cells, width);
    hiddenColumns?.see(cells);
    zeroes?.see(row, look);
    noteShownOtherwise(raw, look, notes);
    const cell = cells[keyIndex] ?? null;
    const belongsToRowAbove = layout.fillDown && isBlank(cell) && lastRow > 0 && row === lastRow + 1;
    lastRow = Math.max(lastRow, row);
    if (belongsToRowAbove) {
      // Below a faulty post number there is nothing to fill down, and nothing more to report.
      if (postNumber !== null)
        notes.add('filled-down', { cell: postNumber, row, index: keyIndex, column: POST_NUMBER_COLUMN });
      else if (isBlank(keyCell)) lacksNumber(row);
    }
    // The rows of an item are together, so the number is usually that of the row before.
    else if (cell === null || cell !== keyCell || postNumber === null) {
      keyCell = cell;
      const text = reader.text({ cell, row, index: keyIndex, column: POST_NUMBER_COLUMN });
      if (text === null) lacksNumber(row);
      postNumber = typeof text === 'string' ? text : null;
    }
    const fractional = typeof cell === 'number' && !Number.isInteger(cell);
    const keyAddress = () => toCellAddress(keyIndex, row);
    readRow({
      kind,
      row,
      cells,
      positions,
      conversions,
      amounts,
      postNumber,
      fractional,
      keyAddress,
      unseen,
    });
  }

  const { merged, hasMoreMerged, beyond, isFiltered, isCalculated } = await sheet.read(
    (row, cells, width, look) => {
      if (search?.endsBefore(row)) beginAtBest();
      if (endPartHeader(row, cells)) return;
      if (!search) readBelow(row, cells, width, look);
      else if (search.isHeader(row, cells, look)) meetHeader(row, cells);
    },
  );
  endPartHeader(0, []);
  beginAtBest();
  (watch as ColumnWatch | null)?.report();
  (scales as ScaleWatch | null)?.ask();
  (zeroes as ZeroResultWatch | null)?.ask(isCalculated);

  if (beyond !== null) {
    const cell = toCellAddress(beyond.column, beyond.row);
    const details = { cell, max: MAX_COLUMNS, lastColumn: toColumnLetters(MAX_COLUMNS - 1) };
    problems.add('too-many-columns', { sheet: sheet.name, row: beyond.row, cell }, details);
  }
  const positions = columnsOf(found);
  const header = positions === null ? {} : { row: headerRow, cell: toCellAddress(keyIndex, headerRow) };
  const place = { sheet: sheet.name, ...header };
  if (headerRow > USUAL_HEADER_ROWS) problems.add('far-header', place, { rowsAbove: headerRow - 1 });
  if (positions) requireColumns(place, positions, required, problems);
  else {
    const details = { columnName: POST_NUMBER_COLUMN, searchedRows: HEADER_ROWS };
    problems.add('missing-column', { ...place, column: POST_NUMBER_COLUMN }, details);
  }
  const read = { headerRow, lastRow, indexes, passedOver, filledDown: layout.fillDown ? keyIndex : null };
  if (hasMoreMerged) problems.add('too-many-merged-cells', { sheet: sheet.name }, { max: MAX_MERGED_RANGES });
  const among = mergedAmong(merged, read);
  reportMerged(sheet.name, among, problems);
  refuseBeyondTitles({ sheet: sheet.name, row: headerRow }, titled, indexes, merged, problems);
  for (const row of rowsWithoutKey) {
    // Unmerging solves that, and the merged block is reported.
    if (among.some((range) => holdsColumn(range, keyIndex) && row >= range.firstRow && row <= range.lastRow))
      continue;
    reportNoNumber(row);
  }
  ended = true;
  const complete = required.every((name) => positions?.has(name) ?? false);
  const columns = (hiddenColumns as HiddenColumnWatch | null)?.found() ?? [];
  const look = { header, isFiltered, columns };
  return { kind, complete, header, positions, amounts: amountsOf(found), look };
}

function untitled(cells: readonly CellValue[]): TitledHeader {
  return { cells, columns: [] };
}

/** Returns the columns. The compiler doesn't see that a callback assigns them. */
function columnsOf(found: FoundColumns | null): ColumnPositions | null {
  return found?.positions ?? null;
}

function amountsOf(found: FoundColumns | null): FoundColumns['amounts'] {
  return found?.amounts ?? new Map();
}

/** Tells whether a row names every column that is read as the header does. */
function isRepeatedHeader(
  cells: readonly CellValue[],
  header: readonly CellValue[],
  indexes: readonly number[],
): boolean {
  return indexes.every((index) => {
    const [cell, name] = [cells[index] ?? null, header[index] ?? null];
    if (cell === null || typeof cell === 'object' || name === null || typeof name === 'object') return false;
    return cell === name || toComparedName(String(cell)) === toComparedName(String(name));
  });
}

function isBlankRow(cells: readonly CellValue[], indexes: readonly number[]): boolean {
  for (const index of indexes) {
    const cell = cells[index];
    if (typeof cell === 'number' || !isBlank(cell)) return false;
  }
  return true;
}
