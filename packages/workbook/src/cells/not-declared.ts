import { toCleanText } from './cell-text.ts';
import type { CellValue } from './cell-value.ts';

/** What declarations print where nothing is declared (EN 15804: ND, MND, MNR; ILCD: INA), in lower case. '#N/A' is an error. */
const NOT_DECLARED = new Set(
  'nd mnd mnr mna ina nr n/a n.v.t. n.v.t nvt - – — − ‐ ‑'.split(' ').map((word) => word.normalize('NFC')),
);
const LONGEST = 6;

/** Tells whether the text of a cell means that there is no value. That is not 0. */
export function isNotDeclared(cell: CellValue | undefined): boolean {
  if (typeof cell !== 'string' || cell.length > 4 * LONGEST) return false;
  return NOT_DECLARED.has(toCleanText(cell).toLowerCase());
}
