import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { toColumnLetters } from '../../cells/cell-address.ts';
import { isBlank } from '../../cells/cell-text.ts';
import type { CellValue, ColumnRange, RowLook } from '../../cells/cell-value.ts';
import type { TableKind } from '../../layout/header-names.ts';
import { ALL_IMPACT_COLUMNS } from '../../layout/impact-headers.ts';
import { allowedIndicators } from '../../layout/indicator-names.ts';
import { POST_NUMBER_COLUMN, POSTEN_COLUMNS, RESOURCE_COLUMNS } from '../../layout/posten-columns.ts';
import { MODULE_COLUMN, SET_COLUMN, VALUE_COLUMN } from '../../layout/row-layouts.ts';
import { INDICATOR_COLUMN } from '../../layout/set-columns.ts';
import type { Place } from '../../problems/problem-list.ts';
import type { ColumnPositions } from '../columns/find-columns.ts';
import { figureIn } from '../count-values.ts';

/** How a row is kept from who looks at the sheet. */
export interface Unseen {
  readonly hidden: boolean;
  readonly struck: boolean;
}

/** A column that is read, and hidden. */
export interface HiddenColumn {
  readonly column: string;
  /** its letters in Excel */
  readonly letters: string;
  /** number of rows that hold a figure other than 0 there */
  readonly rows: number;
}

/** What of a sheet nobody sees, besides its rows. */
export interface SheetLook {
  /** the header row and its cell 'Postnummer' */
  readonly header: Pick<Place, 'row' | 'cell'>;
  readonly isFiltered: boolean;
  /** the hidden columns that hold figures */
  readonly columns: readonly HiddenColumn[];
}

/** The columns that tell what a row is about: when all that they hold is struck through, the row is. */
const IDENTIFYING: Readonly<Record<TableKind, readonly string[]>> = {
  posten: [POSTEN_COLUMNS.postNumber, POSTEN_COLUMNS.product, POSTEN_COLUMNS.unit, POSTEN_COLUMNS.quantity],
  set: [POST_NUMBER_COLUMN, INDICATOR_COLUMN],
  'modules-a1': [POST_NUMBER_COLUMN, MODULE_COLUMN],
  'modules-a2': [POST_NUMBER_COLUMN, MODULE_COLUMN],
  values: [POST_NUMBER_COLUMN, MODULE_COLUMN, INDICATOR_COLUMN, SET_COLUMN],
};
const FIGURES: Readonly<Record<TableKind, readonly string[]>> = {
  posten: [POSTEN_COLUMNS.quantity, ...Object.values(RESOURCE_COLUMNS), ...ALL_IMPACT_COLUMNS],
  set: LIFE_CYCLE_MODULES,
  'modules-a1': allowedIndicators('a1'),
  'modules-a2': allowedIndicators('a2'),
  values: [VALUE_COLUMN],
};
/** Returns the columns that hold the figures of a kind of sheet. */
export function figureColumns(kind: TableKind): readonly string[] {
  return FIGURES[kind];
}

/** In Posten a struck quantity, or a struck MKI of all modules, leaves nothing; in a profile all figures together do. */
const CARRYING_POST = [[POSTEN_COLUMNS.quantity], ALL_IMPACT_COLUMNS];

/** Returns how a row is kept from sight; null for one that anybody sees. */
export function unseenOf(
  kind: TableKind,
  { isHidden, struck }: RowLook,
  cells: readonly CellValue[],
  positions: ColumnPositions,
): Unseen | null {
  if (!isHidden && struck.length === 0) return null;
  /** whether some of these columns hold something, and all of that is struck through */
  const areStruck = (columns: readonly string[], holds: (cell: CellValue | undefined) => boolean) => {
    const held = columns.flatMap((column) => {
      const index = positions.get(column);
      return index === undefined || !holds(cells[index]) ? [] : [index];
    });
    return held.length > 0 && held.every((index) => struck.includes(index));
  };
  const isStruck =
    areStruck(IDENTIFYING[kind], (cell) => !isBlank(cell)) ||
    (kind === 'posten' ? CARRYING_POST : [FIGURES[kind]]).some((columns) => areStruck(columns, counts));
  return isHidden || isStruck ? { hidden: isHidden, struck: isStruck } : null;
}

/** Tells whether a row of a sheet holds a figure that counts. */
export function holdsFigure(
  kind: TableKind,
  cells: readonly CellValue[],
  positions: ColumnPositions,
): boolean {
  return FIGURES[kind].some((column) => counts(cells[positions.get(column) ?? -1]));
}

/** Counts the figures in hidden columns. */
export interface HiddenColumnWatch {
  see(cells: readonly CellValue[]): void;
  found(): HiddenColumn[];
}

/** Watches the columns that are read and hidden. */
export function watchHiddenColumns(
  kind: TableKind,
  hidden: readonly ColumnRange[],
  positions: ColumnPositions,
): HiddenColumnWatch {
  const watched = FIGURES[kind].flatMap((column) => {
    const index = positions.get(column) ?? -1;
    return hidden.some(({ first, last }) => index >= first && index <= last)
      ? [{ column, index, letters: toColumnLetters(index), rows: 0 }]
      : [];
  });
  return {
    see(cells) {
      for (const each of watched) if (counts(cells[each.index])) each.rows++;
    },
    found: () =>
      watched.flatMap(({ column, letters, rows }) => (rows === 0 ? [] : [{ column, letters, rows }])),
  };
}

function counts(cell: CellValue | undefined): boolean {
  return cell !== undefined && cell !== null && figureIn(cell) !== null && figureIn(cell) !== 0;
}
