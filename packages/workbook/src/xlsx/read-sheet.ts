import { columnOfAddress, rowOfAddress } from '../cells/cell-address.ts';
import { isBlank } from '../cells/cell-text.ts';
import {
  type CellPlace,
  type CellValue,
  type ColumnRange,
  MAX_COLUMNS,
  MAX_HIDDEN_COLUMNS,
  MAX_MERGED_RANGES,
  MAX_ROWS,
  type MergedRange,
  type RowReceiver,
  type SheetEnd,
  type ShownNumber,
} from '../cells/cell-value.ts';
import { damaged } from '../problems/workbook-fault.ts';
import { type PlainCell, readPlainCell } from './read-plain-cell.ts';
import { createRunWatch } from './struck-runs.ts';
import { type SheetContext, toCellValue, toPlace } from './to-cell-value.ts';
import { createXmlScanner, decodeEntities, findAttribute, type XmlHandler } from './xml-scanner.ts';

const SPACE = 32;
const LETTER_C = 99;
const LETTER_R = 114;
const LETTER_S = 115;
const LETTER_T = 116;
/** The elements directly in a cell (ECMA-376 part 1, 18.3.1.4); a value in any other element can't be read. */
const CELL_PARTS: ReadonlySet<string> = new Set(['v', 'is', 'f', 'extLst']);
/** The types of formulas that fill a block of cells, of which the first holds the formula (18.18.6). */
const FILLING: ReadonlySet<string> = new Set(['array', 'dataTable']);
/** The largest number of such blocks that are remembered: each cell is compared with them. */
const FILLED_MAX = 1_000;
/** A row of no height, which some programs write for a hidden one. */
const NO_HEIGHT = /\sht="0(?:\.0*)?"/;

/**
 * Reads a worksheet part in one pass and passes on its rows as they come. Returns the merged blocks, which follow the
 * rows, and what is beyond the columns that are read. It does not use hucre's row stream, because that returns a
 * formula without a result as an empty cell, which would silently omit it from the figures, and does not report merged
 * cells.
 */
export async function readSheet(
  texts: AsyncIterable<string>,
  context: SheetContext,
  receive: RowReceiver,
): Promise<SheetEnd> {
  const end: FoundEnd = {
    ...{ merged: [], hasMoreMerged: false, beyond: null, isFiltered: false, isCalculated: false },
  };
  const scanner = createXmlScanner(createSheetHandler(context, receive, end));
  for await (const text of texts) scanner.write(text);
  scanner.end();
  return end;
}

interface FoundEnd {
  readonly merged: MergedRange[];
  hasMoreMerged: boolean;
  beyond: CellPlace | null;
  isFiltered: boolean;
  isCalculated: boolean;
}

function createSheetHandler(context: SheetContext, receive: RowReceiver, found: FoundEnd): XmlHandler {
  const { merged } = found;
  const cells: CellValue[] = new Array(MAX_COLUMNS).fill(null);
  const plain: PlainCell = { column: -1, style: 0, type: '', value: '' };
  const hiddenColumns: ColumnRange[] = [];
  const look = {
    isHidden: false,
    struck: [] as number[],
    shown: [] as ShownNumber[],
    hiddenColumns,
    zeroResults: [] as number[],
  };
  const runs = createRunWatch();
  const mayBeStruck = context.styles.struck.size + context.struckStrings.size > 0;
  const mayBeShown = context.styles.shown.size > 0;
  let inFilter = false;
  let inViews = false;
  let width = 0;
  let row = 0;
  let inData = false;
  let inRow = false;
  let inCell = false;
  let column = -1;
  let type = '';
  let style = 0;
  let value = '';
  let hasValue = false;
  let hasFormula = false;
  /** the blocks that one formula fills, of which only the first cell has it; kept where no result holds */
  const filled: MergedRange[] = [];
  let wantsText = false;
  let inPhonetic = false;
  /** the depth of the reader within a cell, whether it knows its element, and whether it met a value elsewhere */
  let depth = 0;
  let inKnown = false;
  let sawOther = false;

  function openRow(attributes: string): void {
    // Nearly every writer puts the number first, and there are hundreds of thousands of rows.
    const end = attributes.startsWith(' r="') ? attributes.indexOf('"', 4) : -1;
    const given = end > 0 ? attributes.slice(4, end) : findAttribute(attributes, 'r');
    row = given === null ? row + 1 : Number(given);
    if (!Number.isInteger(row) || row < 1 || row > MAX_ROWS) throw damaged();
    inRow = true;
    column = -1;
    // A row of a sheet whose rows are hidden by default is visible, unless it says otherwise: others have no element.
    look.isHidden =
      attributes.length > 12 &&
      (isSet(attributes, 'hidden') || (attributes.includes('ht="0') && NO_HEIGHT.test(attributes)));
  }

  /** Tells whether the text of the cell is all struck through: by its own look, else by that of the cell. */
  function isStruck(): boolean {
    const own =
      type === 's'
        ? context.struckStrings.get(toPlace(value))
        : type === 'inlineStr'
          ? runs.isStruck()
          : null;
    return own ?? context.styles.struck.has(style);
  }

  function openCell(attributes: string): void {
    inCell = true;
    column++;
    type = '';
    style = 0;
    value = '';
    hasValue = false;
    hasFormula = false;
    depth = 0;
    inKnown = false;
    sawOther = false;
    readCellAttributes(attributes);
    if (type === 'inlineStr') runs.begin();
    if (column < 0) throw damaged();
  }

  /**
   * Reads the three attributes of a cell that matter, each with a name of one letter; a loop is much faster than a
   * pattern here.
   */
  function readCellAttributes(attributes: string): void {
    let position = 0;
    for (;;) {
      const equals = attributes.indexOf('=', position);
      if (equals < 0) return;
      let start = equals + 1;
      while (attributes.charCodeAt(start) === SPACE) start++;
      const end = attributes.indexOf(attributes.charAt(start), start + 1);
      if (end < 0) throw damaged();
      let nameEnd = equals - 1;
      while (attributes.charCodeAt(nameEnd) <= SPACE) nameEnd--;
      if (nameEnd === 0 || attributes.charCodeAt(nameEnd - 1) <= SPACE) {
        const name = attributes.charCodeAt(nameEnd);
        if (name === LETTER_R) column = columnOfAddress(attributes, start + 1);
        else if (name === LETTER_S) style = Number(attributes.slice(start + 1, end));
        else if (name === LETTER_T) type = attributes.slice(start + 1, end);
      }
      position = end + 1;
    }
  }

  /** Tells whether the cell has its value from a formula in another cell, as far as that matters. */
  function isFilled(): boolean {
    // Of more blocks than are remembered every value may come from one.
    return filled.length === FILLED_MAX || filled.some((block) => isWithin(block, row, column));
  }

  function closeRow(): void {
    inRow = false;
    receive(row, cells, width, look);
    if (look.struck.length > 0) look.struck = [];
    if (look.shown.length > 0) look.shown = [];
    if (look.zeroResults.length > 0) look.zeroResults = [];
    cells.fill(null, 0, width);
    width = 0;
  }

  function closeCell(): void {
    inCell = false;
    if (column >= MAX_COLUMNS && found.beyond !== null) return;
    const cell: CellValue = sawOther
      ? { kind: 'unreadable', text: '' }
      : toCellValue(type, value, hasValue, hasFormula || isFilled(), style, context);
    if (hasFormula && context.resultsHold && !found.isCalculated) {
      // A date or a time that was never calculated is a 0 as well.
      if ((type === '' || type === 'n') && value !== '' && Number(value) === 0) look.zeroResults.push(column);
      else found.isCalculated = true;
    }
    if (cell === null) return;
    if (column >= MAX_COLUMNS) {
      if (!isBlank(cell)) found.beyond = { row, column };
      return;
    }
    cells[column] = cell;
    if ((mayBeStruck || type === 'inlineStr') && isStruck()) look.struck.push(column);
    const as = mayBeShown && typeof cell === 'number' ? context.styles.shown.get(style) : undefined;
    if (as) look.shown.push({ index: column, as });
    if (column >= width) width = column + 1;
  }

  return {
    shortcut(source, start) {
      if (!inRow || inCell || source.charCodeAt(start + 1) !== LETTER_C) return -1;
      const end = readPlainCell(source, start, plain);
      if (end < 0) return -1;
      column = plain.column < 0 ? column + 1 : plain.column;
      type = plain.type;
      style = plain.style;
      value = decodeEntities(plain.value);
      hasValue = value !== '';
      hasFormula = false;
      sawOther = false;
      closeCell();
      return end;
    },
    open(name, attributes) {
      if (inCell) {
        if (depth++ === 0) inKnown = CELL_PARTS.has(name);
        if (name === 'v') {
          // Of two values it is unknown which one counts; joined they would be a third.
          if (hasValue) sawOther = true;
          wantsText = type !== 'inlineStr' || value === '';
          hasValue = true;
        } else if (name === 'is') value = '';
        else if (name === 't') wantsText = type === 'inlineStr' && !inPhonetic;
        else if (name === 'f') {
          hasFormula = true;
          if (!context.resultsHold && FILLING.has(findAttribute(attributes, 't') ?? '')) {
            const block = toMergedRange(findAttribute(attributes, 'ref') ?? '');
            if (block && filled.length < FILLED_MAX) filled.push(block);
          }
        } else if (name === 'rPh') inPhonetic = true;
        else if (type === 'inlineStr') runs.open(name, attributes);
      } else if (inRow) {
        if (name === 'c') openCell(attributes);
      } else if (inData) {
        if (name === 'row') openRow(attributes);
        // A cell without a row has no place.
        else if (name === 'c') throw damaged();
      } else if (name === 'sheetData') inData = true;
      else if (name === 'col') {
        const hidden = toHiddenColumns(attributes);
        if (hidden && hiddenColumns.length < MAX_HIDDEN_COLUMNS) hiddenColumns.push(hidden);
      } else if (name === 'autoFilter') inFilter = !inViews;
      // What somebody else filters in a view of his own follows the filter of the sheet.
      else if (name === 'customSheetViews') inViews = true;
      else if (name === 'filterColumn') found.isFiltered ||= inFilter;
      else if (name === 'sheetPr') found.isFiltered = isSet(attributes, 'filterMode');
      else if (name === 'mergeCell') {
        const range = toMergedRange(findAttribute(attributes, 'ref') ?? '');
        if (range && merged.length === MAX_MERGED_RANGES) found.hasMoreMerged = true;
        else if (range) merged.push(range);
      }
    },
    text(text) {
      if (wantsText) {
        value = value === '' ? text : value + text;
        if (type === 'inlineStr') runs.text(text);
      } else if (inCell && !(depth > 0 && inKnown) && text.trim() !== '') sawOther = true;
    },
    close(name) {
      wantsText = false;
      if (inCell) {
        depth--;
        if (depth < 0) closeCell();
        else if (name === 'rPh') inPhonetic = false;
      } else if (inRow) {
        if (name === 'row') closeRow();
      } else if (name === 'sheetData') inData = false;
      else if (name === 'autoFilter') inFilter = false;
    },
  };
}

/** Tells whether a tag has this attribute, and it is on. */
function isSet(attributes: string, name: string): boolean {
  return attributes.includes(name) && ['1', 'true'].includes(findAttribute(attributes, name) ?? '');
}

/** Returns the columns of a `col` when nobody sees them: hidden, or of no width. */
function toHiddenColumns(attributes: string): ColumnRange | null {
  const width = findAttribute(attributes, 'width');
  if (!isSet(attributes, 'hidden') && !(width !== null && Number(width) === 0)) return null;
  const [first, last] = [findAttribute(attributes, 'min'), findAttribute(attributes, 'max')].map(Number);
  return first !== undefined && last !== undefined && first >= 1 && last >= first
    ? { first: first - 1, last: last - 1 }
    : null;
}

function isWithin(block: MergedRange, row: number, column: number): boolean {
  return (
    row >= block.firstRow && row <= block.lastRow && column >= block.firstColumn && column <= block.lastColumn
  );
}

function toMergedRange(reference: string): MergedRange | null {
  const [first = '', last = first] = reference.split(':');
  const range = {
    firstRow: rowOfAddress(first),
    lastRow: rowOfAddress(last),
    firstColumn: columnOfAddress(first),
    lastColumn: columnOfAddress(last),
  };
  return Number.isNaN(range.firstRow + range.lastRow) || range.firstColumn < 0 ? null : range;
}
