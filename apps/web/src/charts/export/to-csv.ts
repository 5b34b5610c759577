import type { Language } from '@milieuspoor/domain';
import type { FigureSheet, SheetCell } from './figure-sheet.ts';

/** The separators of cells and decimals, as the spreadsheet of a country expects them. */
const MARKS: Readonly<Record<Language, { cell: string; decimal: string }>> = {
  nl: { cell: ';', decimal: ',' },
  en: { cell: ',', decimal: '.' },
};

/** Without it Excel reads the file in a single-byte character set. */
const BYTE_ORDER_MARK = '\ufeff';
/** Spreadsheets read a text that begins like this as a formula (OWASP, CSV injection). */
const FORMULA_START = /^[=+\-@\t\r\n]/;

/**
 * Returns the figures as CSV (RFC 4180), for a spreadsheet of this language. Remarks follow below an empty row, each in
 * the first column of a row as wide as the others.
 */
export function toCsv(
  { header, rows }: FigureSheet,
  language: Language,
  remarks: readonly string[] = [],
): string {
  const { cell: separator } = MARKS[language];
  const below = remarks.length === 0 ? [] : [null, ...remarks];
  const remarkRows = below.map((remark) => header.map((_, column) => (column === 0 ? remark : null)));
  const lines = [header, ...rows, ...remarkRows].map((row) =>
    row.map((cell) => cellText(cell, language)).join(separator),
  );
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** A double is exact to fifteen decimal digits; further ones are noise of adding up (0.30000000000000004). */
const CERTAIN_DIGITS = 15;

function numberText(value: number): string {
  return String(Number(value.toPrecision(CERTAIN_DIGITS)));
}

function cellText(cell: SheetCell, language: Language): string {
  const { cell: separator, decimal } = MARKS[language];
  if (cell === null) return '';
  if (typeof cell === 'number') return numberText(cell).replace('.', decimal);
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
