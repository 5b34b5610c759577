import { toColumnLetters } from '../../cells/cell-address.ts';
import { isBlank } from '../../cells/cell-text.ts';
import { statesScale } from '../../layout/multiples.ts';
import { type Asking, ask } from '../asking.ts';
import type { BillRow } from '../bill-post.ts';
import { BILL_CHOICES, type BillChoice } from '../bill-question.ts';
import { BillFault } from '../bill-remark.ts';
import { BILL_FIELDS, type BillField, meaningOf, REQUIRED_FIELDS } from './bill-fields.ts';

/** The 0-based column of each field that the bill has. */
export type BillColumns = Partial<Readonly<Record<BillField, number>>>;

export interface SettledColumns {
  readonly columns: BillColumns;
  /** the columns of money, whose numbers show in which notation the file is written */
  readonly money: readonly number[];
}

interface Column {
  readonly index: number;
  readonly text: string;
}

/**
 * Finds the column of each field by the header, and asks where several may be it or, of what every post needs, none says
 * that it is. Null while something of that is asked.
 */
export function settleBillColumns(
  texts: readonly string[],
  rows: readonly BillRow[],
  asking: Asking,
): SettledColumns | null {
  const filled = filledColumns(rows);
  const named = texts.map((text, index) => ({ index, text, meaning: meaningOf(text) }));
  const columns: Partial<Record<BillField, number>> = {};
  const taken = new Set<number>();
  let isOpen = false;

  function take(field: BillField, found: readonly Column[], several: boolean): void {
    const isRequired = REQUIRED_FIELDS.some((each) => each === field);
    const choices = found.map(toChoice);
    if (!isRequired) choices.push({ value: BILL_CHOICES.leftOut, label: '' });
    const answer = ask(asking, { kind: 'column', id: `column:${field}`, choices, field, several });
    if (answer === null) isOpen = true;
    const chosen = found.find(({ index }) => toColumnLetters(index) === answer);
    if (chosen) columns[field] = chosen.index;
    // Who chooses among them says what the others are not.
    if (several) for (const { index } of found) taken.add(index);
  }

  for (const field of BILL_FIELDS) {
    const all = named.flatMap(({ meaning, ...column }) =>
      meaning.kind === 'field' && meaning.field === field ? [{ ...column, tier: meaning.tier }] : [],
    );
    // A column without anything in it is not the one that counts.
    const withContents = all.filter(({ index }) => filled.has(index));
    const candidates = withContents.length > 0 ? withContents : all.slice(0, 1);
    const best = Math.min(...candidates.map(({ tier }) => tier));
    const found = candidates.filter(({ tier }) => tier === best);
    const [only] = found;
    if (found.length > 1) take(field, found, true);
    else if (only) columns[field] = only.index;
  }
  isOpen = !settleCode(named, columns, asking) || isOpen;
  for (const index of Object.values(columns)) taken.add(index);
  const money = named.flatMap(({ meaning, index }) => (meaning.kind === 'money' ? [index] : []));
  const free = columnsOf(texts, filled).filter(({ index }) => !taken.has(index) && !money.includes(index));
  for (const field of REQUIRED_FIELDS) {
    if (columns[field] !== undefined || asking.asked.some(({ id }) => id === `column:${field}`)) continue;
    const left = free.filter(({ index }) => !Object.values(columns).includes(index));
    if (left.length === 0) throw new BillFault({ code: 'missing-column', details: { field } });
    take(field, left, false);
  }
  if (isOpen) return null;
  // Nobody would see afterwards by which number all quantities were multiplied, or not.
  const header = texts[columns.quantity ?? -1] ?? '';
  if (statesScale(header, true)) throw new BillFault({ code: 'scaled-quantity', details: { header } });
  noteLeftOut(columnsOf(texts, filled), columns, money, asking);
  return { columns, money };
}

/** Decides what a column 'Code' is, by asking; false while that is open. */
function settleCode(
  named: readonly (Column & { readonly meaning: { readonly kind: string } })[],
  columns: Partial<Record<BillField, number>>,
  asking: Asking,
): boolean {
  const codes = named.filter(({ meaning }) => meaning.kind === 'code');
  const [code] = codes;
  if (!code || codes.length > 1) return true;
  const choices = [
    ...(columns.rawCode === undefined ? [BILL_CHOICES.rawCode] : []),
    ...(columns.postNumber === undefined ? [BILL_CHOICES.postNumber] : []),
    BILL_CHOICES.leftOut,
  ].map((value) => ({ value, label: '' }));
  if (choices.length === 1) return true;
  const answer = ask(asking, { kind: 'code', id: 'code', choices, header: code.text });
  if (answer === BILL_CHOICES.rawCode) columns.rawCode = code.index;
  if (answer === BILL_CHOICES.postNumber) columns.postNumber = code.index;
  return answer !== null;
}

function filledColumns(rows: readonly BillRow[]): ReadonlySet<number> {
  const filled = new Set<number>();
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries()) if (!isBlank(cell)) filled.add(index);
  return filled;
}

/** Returns the columns with a header or with contents. */
function columnsOf(texts: readonly string[], filled: ReadonlySet<number>): Column[] {
  const width = Math.max(texts.length, ...[...filled].map((index) => index + 1));
  return Array.from({ length: width }, (_, index) => ({ index, text: texts[index] ?? '' })).filter(
    ({ index }) => filled.has(index),
  );
}

/** A column as a choice: by its letters, with its header. */
function toChoice({ index, text }: Column): BillChoice {
  const letters = toColumnLetters(index);
  return { value: letters, label: text === '' ? letters : `${text} (${letters})` };
}

function noteLeftOut(
  all: readonly Column[],
  columns: BillColumns,
  money: readonly number[],
  { notes }: Asking,
): void {
  const read = new Set([...Object.values(columns), ...money]);
  const others = all.filter(({ index }) => !read.has(index)).map((column) => toChoice(column).label);
  if (others.length > 0) notes.push({ code: 'left-out-columns', details: { columns: others } });
}
