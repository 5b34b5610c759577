import { isBlank, toCleanText, toNumberText } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { isNotDeclared } from '../../cells/not-declared.ts';
import { readHeader } from '../../layout/header-names.ts';
import {
  isSubNumber,
  type NoPostKind,
  namesBundle,
  namesChapter,
  namesRemark,
  namesSignature,
  namesTotal,
} from '../../layout/no-post-kinds.ts';
import { POSTEN_COLUMNS, RESOURCE_COLUMNS } from '../../layout/posten-columns.ts';
import { figureIn } from '../count-values.ts';
import type { RawRow } from '../read-table.ts';

const NAMES = [POSTEN_COLUMNS.productGroup, POSTEN_COLUMNS.productSubGroup, POSTEN_COLUMNS.product];
const REQUIRED = [POSTEN_COLUMNS.postNumber, ...NAMES, POSTEN_COLUMNS.unit, POSTEN_COLUMNS.quantity];
/** A post number is shorter than this; a longer text in its column is a sentence. */
const NUMBER_TEXT_MAX = 40;
/** This number of headers in a row make it one that names columns. */
const HEADERS_MIN = 3;

type Row = Pick<RawRow, 'cells' | 'positions'>;

/** Returns the text of a cell in a column; empty where it holds none, or says that there is none. */
export function textAt({ cells, positions }: Row, column: string): string {
  return textOf(cells[positions.get(column) ?? -1]);
}

function textOf(cell: CellValue | undefined): string {
  if (isBlank(cell) || isNotDeclared(cell) || typeof cell === 'object') return '';
  return typeof cell === 'number' ? toNumberText(cell) : toCleanText(cell);
}

/**
 * Tells whether a row has every cell that an item must have, in the columns that the sheet has; one that names columns has
 * not.
 */
export function isWhole({ cells, positions }: Row): boolean {
  const filled = REQUIRED.every((column) => {
    const index = positions.get(column);
    return index === undefined || !(isBlank(cells[index]) || isNotDeclared(cells[index]));
  });
  // Nearly every row has a quantity, and names are looked up slowly.
  const quantity = cells[positions.get(POSTEN_COLUMNS.quantity) ?? -1] ?? null;
  return filled && (typeof quantity === 'number' || !namesColumns(textsOf(cells)));
}

function textsOf(cells: Row['cells']): string[] {
  return cells
    .filter((cell) => typeof cell === 'string')
    .map(textOf)
    .filter((text) => text !== '');
}

/** Tells whether texts name columns of the layout, as a header does. */
function namesColumns(texts: readonly string[]): boolean {
  const headers = texts.flatMap((text) =>
    text.length < 200 ? (readHeader('posten', text)?.column ?? []) : [],
  );
  return new Set(headers).size >= HEADERS_MIN;
}

/** Returns the kind of a row that has every cell of an item and yet names itself as none; null for any other. */
export function kindOfWholeRow(row: Row): NoPostKind | null {
  const [number, product] = [textAt(row, POSTEN_COLUMNS.postNumber), textAt(row, POSTEN_COLUMNS.product)];
  if (namesTotal(number) || namesTotal(product)) return 'total';
  return namesBundle(product) ? 'bundle' : null;
}

/**
 * Returns the kind of a row that lacks something that every item has; null for one that is an item with a mistake.
 * `next` is the number of the row below.
 */
export function kindOfPartRow(row: Row, next: string): NoPostKind | null {
  const texts = textsOf(row.cells);
  if (namesColumns(texts)) return 'header';
  if (texts.some(namesTotal)) return 'total';
  const number = textAt(row, POSTEN_COLUMNS.postNumber);
  const names = NAMES.map((column) => textAt(row, column)).filter((text) => text !== '');
  const hasUnit = textAt(row, POSTEN_COLUMNS.unit) !== '';
  if (names.some(namesBundle)) return 'bundle';
  if (hasAmounts(row)) return isSubNumber(next, number) ? 'bundle' : null;
  if (texts.some(namesSignature)) return 'signature';
  if (texts.some(namesRemark) || number.length > NUMBER_TEXT_MAX) return 'remark';
  if (hasUnit) return isSubNumber(next, number) ? 'bundle' : null;
  // A number and a name, and nothing to count: the heading of what follows.
  const others = texts.filter((text) => text !== number);
  const isHeading = names.length <= 1 || [number, ...names].some(namesChapter);
  if (number !== '' && isHeading && others.length > 0) return 'chapter';
  const isAlone = names.length + (number === '' ? 0 : 1) === 1;
  return isAlone && !/^\d/.test(number) ? 'chapter' : null;
}

/**
 * Tells whether a row without number, product and unit has a product group and a quantity all the same, and is no total: it may
 * be a post of which the rest is missing.
 */
export function mayBePost(row: Row): boolean {
  const hasGroup = [POSTEN_COLUMNS.productGroup, POSTEN_COLUMNS.productSubGroup].some(
    (column) => textAt(row, column) !== '',
  );
  const quantity = row.cells[row.positions.get(POSTEN_COLUMNS.quantity) ?? -1] ?? null;
  return (
    hasGroup && quantity !== null && (figureIn(quantity) ?? 0) !== 0 && !textsOf(row.cells).some(namesTotal)
  );
}

/** Returns the first column that a row of headers names at another place than the header of the sheet; null for none. */
export function movedColumn({
  cells,
  positions,
}: Row): { readonly column: string; readonly index: number; readonly before: number } | null {
  for (const [index, cell] of cells.entries()) {
    const column =
      typeof cell === 'string' && cell.length < 200 ? readHeader('posten', cell)?.column : undefined;
    const before = column === undefined ? undefined : positions.get(column);
    if (column !== undefined && before !== undefined && before !== index) return { column, index, before };
  }
  return null;
}

/** Tells whether a row holds a quantity, or an amount of what an item takes. */
function hasAmounts({ cells, positions }: Row): boolean {
  return [POSTEN_COLUMNS.quantity, ...Object.values(RESOURCE_COLUMNS)].some((column) => {
    const cell = cells[positions.get(column) ?? -1] ?? null;
    return cell !== null && figureIn(cell) !== null;
  });
}
