import { unitKey } from '@milieuspoor/domain';
import { toFigureText } from '../cells/cell-text.ts';
import type { CellValue, RowLook } from '../cells/cell-value.ts';
import { type ShownAs, strangeWords } from '../cells/number-format.ts';
import type { TableKind } from '../layout/header-names.ts';
import type { SheetNotes } from '../problems/sheet-notes.ts';
import type { ColumnPositions } from './columns/find-columns.ts';
import { figureColumns } from './unseen/sheet-look.ts';

interface ReadRow {
  readonly kind: TableKind;
  readonly row: number;
  readonly cells: readonly CellValue[];
  readonly header: readonly CellValue[];
  readonly positions: ColumnPositions;
}

/**
 * Notes the figures of a row that its maker saw otherwise than they are read: as thousands or percents, not at all, or with a
 * unit that neither the header of the column nor another cell of the row states.
 */
export function noteShownOtherwise(
  { kind, row, cells, header, positions }: ReadRow,
  { shown }: Pick<RowLook, 'shown'>,
  notes: SheetNotes,
): void {
  for (const { index, as } of shown) {
    const value = cells[index];
    if (typeof value !== 'number' || value === 0) continue;
    const column = figureColumns(kind).find((name) => positions.get(name) === index);
    if (column === undefined || (as.factor === 1 && isExplained(as, header[index] ?? null, cells))) continue;
    const figure = as.factor === 0 ? '' : `${toFigureText(value * as.factor)}${as.factor >= 100 ? ' %' : ''}`;
    const cell = `${figure} ${as.words}`.trim();
    notes.add('shown-otherwise', { cell, row, index, column }, toFigureText(value));
  }
}

/** Tells whether each word that a format adds is in the header of its column, or is the unit in another cell. */
function isExplained({ words }: ShownAs, header: CellValue, cells: readonly CellValue[]): boolean {
  const inHeader = typeof header === 'string' ? strangeWords(header) : [];
  return strangeWords(words).every(
    (word) =>
      inHeader.includes(word) ||
      cells.some((cell) => typeof cell === 'string' && unitKey(cell) === unitKey(word)),
  );
}
