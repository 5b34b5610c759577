import type { CellValue } from '../cells/cell-value.ts';
import { numberInDate } from '../cells/date-text.ts';
import { damaged } from '../problems/workbook-fault.ts';
import type { CellStyles } from './read-cell-styles.ts';

const DIGIT_ZERO = 48;

/** The data in other parts to which the cells of a sheet refer. */
export interface SheetContext {
  readonly sharedStrings: readonly string[];
  /** the shared texts with a look of their own: whether all of one is struck through */
  readonly struckStrings: ReadonlyMap<number, boolean>;
  readonly styles: CellStyles;
  /** false where the workbook says that no stored result of a formula holds */
  readonly resultsHold: boolean;
}

/** Returns a cell's value by its type (ECMA-376 part 1, 18.18.11). */
export function toCellValue(
  type: string,
  value: string,
  hasValue: boolean,
  hasFormula: boolean,
  style: number,
  context: SheetContext,
): CellValue {
  // A formula whose result is an empty text is of type "str"; any other without a result was never calculated.
  if (hasFormula && value === '' && type !== 'str') return { kind: 'uncalculated', text: '' };
  if (hasFormula && !context.resultsHold) return { kind: 'invalid-result', text: value };
  switch (type) {
    case 's': {
      if (!hasValue || value === '') return null;
      const text = context.sharedStrings[toPlace(value)];
      if (text === undefined) throw damaged();
      return text === '' ? null : text;
    }
    case 'str':
    case 'inlineStr':
      return value === '' ? null : value;
    case 'b':
      return value === '' ? null : { kind: 'boolean', text: /^(1|true)$/.test(value) ? 'TRUE' : 'FALSE' };
    case 'e':
      return value === '' ? null : { kind: 'error', text: value };
    case 'd':
      return value === '' ? null : toIsoDate(value);
    case '':
    case 'n':
      return toNumericCell(value, style, context.styles);
    default:
      return value === '' ? null : { kind: 'unreadable', text: value };
  }
}

function toIsoDate(text: string): CellValue {
  const meant = numberInDate(text);
  return meant === null ? { kind: 'date', text } : { kind: 'date', text, meant };
}

/**
 * Parses a place in the table of texts, which must be a whole number in digits; -1 for another text. Number() would
 * read "1e1" as 10.
 */
export function toPlace(value: string): number {
  let place = 0;
  for (let index = 0; index < value.length; index++) {
    const digit = value.charCodeAt(index) - DIGIT_ZERO;
    // Blanks around it are rare but allowed.
    if (digit < 0 || digit > 9) return /^\s*\d+\s*$/.test(value) ? Number(value) : -1;
    place = place * 10 + digit;
  }
  return place;
}

function toNumericCell(value: string, style: number, styles: CellStyles): CellValue {
  if (value === '') return null;
  const number = Number(value);
  // Number() also reads "0x1F" and "Infinity"; a text that is not a decimal number remains text and is refused later.
  const second = value.charCodeAt(1);
  const decimal = Number.isFinite(number) && (!(second > 57) || second === 69 || second === 101);
  if (!decimal || value.trim() === '') return value.trim() === '' ? null : value;
  return style === 0 ? number : (styles.read(style, number) ?? number);
}
