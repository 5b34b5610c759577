import { isBlank, isErrorText, toCleanText, toNumberText, toShownValue } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { isNotDeclared } from '../../cells/not-declared.ts';
import { parseNumberText } from '../../cells/parse-number-text.ts';
import { NUMBER_MAX } from '../../reading/cell-reader.ts';
import { type Asking, ask } from '../asking.ts';
import type { BillRow } from '../bill-post.ts';
import { BILL_CHOICES } from '../bill-question.ts';

/** What a cell with a quantity holds. */
export type BillNumber =
  | { readonly kind: 'none' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'ambiguous'; readonly dutch: number; readonly international: number }
  /** neither empty nor a number that a quantity can be */
  | { readonly kind: 'odd' };

/** Words for a quantity that is not known yet. */
const TO_BE_SAID =
  /^(?:p\.?m\.?|pro memorie|n\.?t\.?b\.?|nader te bepalen|t\.?b\.?d\.?|verr(?:ekenbaar)?\.?)$/i;

/** Reads a quantity; the number of a text in two notations is left open. */
export function readBillNumber(cell: CellValue): BillNumber {
  if (typeof cell === 'number') return withinLimits(cell);
  if (isBlank(cell) || isNotDeclared(cell)) return { kind: 'none' };
  if (typeof cell !== 'string') return { kind: 'odd' };
  const text = toCleanText(cell);
  if (TO_BE_SAID.test(text)) return { kind: 'none' };
  if (isErrorText(text)) return { kind: 'odd' };
  const parsed = parseNumberText(text);
  if (parsed.kind === 'ambiguous' && parsed.dutch >= 0) return parsed;
  return parsed.kind === 'number' ? withinLimits(parsed.value) : { kind: 'odd' };
}

/** A quantity is 0 or more (D-99). */
function withinLimits(value: number): BillNumber {
  return value >= 0 && value <= NUMBER_MAX ? { kind: 'number', value: Math.abs(value) } : { kind: 'odd' };
}

/**
 * Returns how numbers that can be read in two ways are read, where `quantity` is the column of quantities: as every other
 * text of a number in it, or among the money, proves; else by asking. Null while that is asked.
 */
export function settleNotation(
  rows: readonly BillRow[],
  { quantity, money }: { readonly quantity: number; readonly money: readonly number[] },
  asking: Asking,
): 'dutch' | 'international' | null {
  const proven = { dutch: false, international: false };
  let first: { row: number; found: string; dutch: number; international: number } | null = null;
  let count = 0;
  for (const { row, cells } of rows)
    for (const column of [quantity, ...money]) {
      const cell = cells[column];
      if (typeof cell !== 'string') continue;
      const parsed = parseNumberText(toCleanText(cell).replace(/^€\s*|\s*€$/, ''));
      if (parsed.kind === 'number' && parsed.notation !== null) proven[parsed.notation] = true;
      if (parsed.kind !== 'ambiguous' || column !== quantity) continue;
      count++;
      first ??= { row, found: toShownValue(cell), ...parsed };
    }
  if (!first || proven.dutch !== proven.international)
    return proven.international ? 'international' : 'dutch';
  const { row, found, dutch, international } = first;
  const answer = ask(asking, {
    ...{ kind: 'notation', id: 'notation', found, row, dutch, international, count },
    choices: [BILL_CHOICES.dutch, BILL_CHOICES.international].map((value) => ({ value, label: '' })),
  });
  if (answer === null) return null;
  return answer === BILL_CHOICES.international ? 'international' : 'dutch';
}

/** Returns the text of a cell; empty for one that holds none, or says so, and null for what is no text. */
export function readBillText(cell: CellValue | undefined): string | null {
  if (isBlank(cell) || isNotDeclared(cell)) return '';
  if (typeof cell === 'number') return toNumberText(cell);
  if (typeof cell === 'object') return null;
  const text = toCleanText(cell);
  return isErrorText(text) ? null : text;
}
