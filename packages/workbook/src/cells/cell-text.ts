import { formatSignificant } from '@milieuspoor/domain';
import type { CellValue } from './cell-value.ts';

/** The longest text that is stored from a cell in a column of names or codes, in characters. */
export const TEXT_MAX = 255;
/** How many characters of a found value a problem carries. */
const SHOWN_MAX = 80;

const ERROR_TEXTS = new Set(
  (
    '#REF! #N/A #NAME? #DIV/0! #VALUE! #NUM! #NULL! #SPILL! #CALC! #FIELD! #BLOCKED! #GETTING_DATA ' +
    '#VERW! #N/B #NAAM? #DEEL/0! #WAARDE! #GETAL! #LEEG! #OVERLOOP! #BEREKENEN!'
  ).split(' '),
);

/** True for the text of an Excel error, in English or in Dutch, whether it is a real error or was pasted as text. */
export function isErrorText(text: string): boolean {
  return text.startsWith('#') && ERROR_TEXTS.has(text.trim().toUpperCase());
}

/**
 * Returns a text as it is stored: Excel's `_x000D_` escapes decoded, control characters (PostgreSQL refuses NUL) and
 * runs of blanks replaced by one space, so that two spellings of a product group that look equal are equal.
 */
export function toCleanText(text: string): string {
  if (isPlain(text)) return text;
  const unescaped = text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return (
    unescaped
      .toWellFormed()
      // Invisible characters that web pages and PDF files leave in pasted text.
      .replace(/\p{Cf}+/gu, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .normalize('NFC')
  );
}

/**
 * Tells whether a text is ASCII without anything to clean. Most texts are, and there are hundreds of thousands of them.
 */
function isPlain(text: string): boolean {
  let before = 32;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 32 || code > 126 || code === 95 || (code === 32 && before === 32)) return false;
    before = code;
  }
  return before !== 32 || text.length === 0;
}

/** Returns a number as Excel shows it: 15 digits, so that 10.199999999999999 in the file is the 10.2 of the screen. */
export function toNumberText(value: number): string {
  return String(Number(value.toPrecision(15)));
}

/** Above this the last digits of a number are not exact, and there would be hundreds of them. */
const WRITTEN_OUT_MAX = 1e15;

/** Returns a figure as the product writes figures in both languages, with the 15 digits of Excel: '1.234,5'. */
export function toFigureText(value: number): string {
  return Math.abs(value) <= WRITTEN_OUT_MAX
    ? formatSignificant(value, 15)
    : toNumberText(value).replace('.', ',');
}

/** Returns the contents of a cell for a problem, cut to a reasonable length. */
export function toShownValue(cell: CellValue): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return toNumberText(cell);
  const text = toCleanText(
    (typeof cell === 'string' ? cell : (cell.time?.shown ?? cell.text)).slice(0, 4 * SHOWN_MAX),
  );
  const characters = [...text];
  return characters.length > SHOWN_MAX ? `${characters.slice(0, SHOWN_MAX).join('')}…` : text;
}

/** Tells whether a cell holds only blanks. */
export function isBlank(cell: CellValue | undefined): cell is null | undefined | string {
  if (cell === null || cell === undefined) return true;
  return typeof cell === 'string' && toCleanText(cell) === '';
}
