import { toCellAddress } from '../../cells/cell-address.ts';
import { toShownValue } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { readHeader, readPlacedUnit } from '../../layout/header-names.ts';
import { statesScale, unitInHeader, unitOfFigures } from '../../layout/multiples.ts';
import { POSTEN_COLUMNS } from '../../layout/posten-columns.ts';
import type { Asked } from '../../questions/asked-while-reading.ts';
import { ANSWERS, type ScaleWords } from '../../questions/workbook-question.ts';
import type { HeaderRow } from '../header/header-row.ts';
import type { KeptRow } from '../header/search-header.ts';
import { figureColumns } from '../unseen/sheet-look.ts';
import type { FoundColumns } from './find-columns.ts';

/** The most words that are kept: more of them are the same everywhere. */
const WORDS_MAX = 20;

/** Looks for words that say that numbers are to be multiplied. */
export interface ScaleWatch {
  /** looks at a row below the header that is no item */
  seePassed(row: number, cells: readonly CellValue[]): void;
  /** Asks about what was found, once for a sheet. Call once, after the last row. */
  ask(): void;
}

/**
 * Watches a sheet for words such as '(x 1000)' in the header of a placed column, above the header, or in a row that is no
 * item: its numbers are read as they are.
 */
export function watchScales(
  { kind, sheet, row: headerRow, cells: header }: HeaderRow,
  { positions, conversions }: Pick<FoundColumns, 'positions' | 'conversions'>,
  rowsAbove: readonly KeptRow[],
  { questions }: Asked,
): ScaleWatch {
  const words: ScaleWords[] = [];
  const columns = [...figureColumns(kind), ...(kind === 'posten' ? [POSTEN_COLUMNS.unit] : [])];
  const indexes = new Map(
    columns.flatMap((column) => {
      const index = positions.get(column);
      return index === undefined ? [] : [[index, column] as const];
    }),
  );
  function keep(row: number, index: number, text: string, unit: string | null): void {
    if (words.length === WORDS_MAX) return;
    const column = toShownValue(header[index] ?? null) || (indexes.get(index) ?? '');
    words.push({ row, column, cell: toCellAddress(index, row), text: toShownValue(text), unit });
  }
  /** Tells whether a cell at a column says that its figures are others than they are read as. */
  function contradicts(index: number, text: string): boolean {
    const column = indexes.get(index);
    if (column === undefined) return false;
    const { times, per } = conversions.get(column) ?? { times: 1, per: 1 };
    const stated = readPlacedUnit(column, `(${text.replace(/[()[\]]/g, '')})`)?.known?.conversion;
    const isOtherUnit = stated !== undefined && stated.times * per !== times * stated.per;
    return isOtherUnit || statesScale(text, true);
  }
  function seeBeside(row: number, cells: readonly CellValue[]): void {
    for (const index of indexes.keys()) {
      const cell = cells[index];
      if (typeof cell === 'string' && contradicts(index, cell)) keep(row, index, cell, null);
    }
  }
  /** Figures of a set sheet may be for another unit than the items have. */
  const unitOf = (text: string) => (kind === 'posten' ? null : unitOfFigures(text));
  for (const { row, cells } of rowsAbove) {
    const isBeside = row === headerRow - 1;
    for (const [index, cell] of cells.entries()) {
      if (typeof cell !== 'string') continue;
      const unit = unitOf(cell);
      const isMultiple = isBeside
        ? contradicts(index, cell) || statesScale(cell, false)
        : statesScale(cell, false);
      if (unit !== null || isMultiple) keep(row, index, cell, unit);
    }
  }
  for (const [index, column] of indexes) {
    const text = header[index];
    // What the layout names is converted, or is in its own unit.
    if (typeof text !== 'string' || readHeader(kind, text) !== null) continue;
    const unit = column === POSTEN_COLUMNS.quantity ? unitInHeader(text) : unitOf(text);
    if (unit !== null || statesScale(text, true)) keep(headerRow, index, text, unit);
  }
  return {
    seePassed: seeBeside,
    ask() {
      const [first] = words;
      if (!first) return;
      const { row, column, cell } = first;
      questions.push({
        kind: 'scale',
        id: `scale:${sheet}:${words.map((each) => `${each.cell} ${each.text}`).join(';')}`,
        ...{ required: true, choices: [ANSWERS.confirmed], changesReading: false },
        ...{ sheet, row, column, cell, words, mki: [] },
      });
    },
  };
}
