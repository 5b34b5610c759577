import type { CellValue } from '../cells/cell-value.ts';
import { damaged } from '../problems/workbook-fault.ts';
import type { DateStyles } from './read-date-styles.ts';

const DIGIT_ZERO = 48;

/** What the cells of a sheet refer to in other parts. */
export interface SheetContext {
  readonly sharedStrings: readonly string[];
  readonly dateStyles: DateStyles;
}

/** A cell's value by its type (ECMA-376 part 1, 18.18.11). */
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
      return value === '' ? null : { kind: 'date', text: value };
    case '':
    case 'n':
      return toNumericCell(value, style, context.dateStyles);
    default:
      return value === '' ? null : { kind: 'unreadable', text: value };
  }
}

/** Number() would take "1e1" for the eleventh; only a whole number in digits is a place in the table. -1 for another. */
function toPlace(value: string): number {
  let place = 0;
  for (let index = 0; index < value.length; index++) {
    const digit = value.charCodeAt(index) - DIGIT_ZERO;
    // Blanks around it are rare, and allowed.
    if (digit < 0 || digit > 9) return /^\s*\d+\s*$/.test(value) ? Number(value) : -1;
    place = place * 10 + digit;
  }
  return place;
}

function toNumericCell(value: string, style: number, dateStyles: DateStyles): CellValue {
  if (value === '') return null;
  const number = Number(value);
  // Number() also reads "0x1F" and "Infinity"; what is no decimal number goes on as text and is refused there.
  const second = value.charCodeAt(1);
  const decimal = Number.isFinite(number) && (!(second > 57) || second === 69 || second === 101);
  if (!decimal || value.trim() === '') return value.trim() === '' ? null : value;
  return style !== 0 && dateStyles.isDate(style) ? { kind: 'date', text: dateStyles.toText(number) } : number;
}
