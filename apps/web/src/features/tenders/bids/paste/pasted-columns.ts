import { criterionKey } from '@milieuspoor/domain';

/** A column that is read from pasted rows; a named criterion is identified by its place in the project. */
export type PastedColumn = 'name' | 'quoteEur' | 'criteriaDiscountEur' | number;
/** The columns that hold an amount. */
export type AmountColumn = Exclude<PastedColumn, 'name'>;

/**
 * Returns the columns in the order that is expected without headings: with named criteria one for each, else their
 * discount.
 */
export function columnsOf(criteria: readonly string[]): readonly PastedColumn[] {
  return ['name', ...amountColumnsOf(criteria)];
}

export function amountColumnsOf(criteria: readonly string[]): readonly AmountColumn[] {
  return ['quoteEur', ...(criteria.length === 0 ? (['criteriaDiscountEur'] as const) : criteria.keys())];
}

/**
 * The words that identify a heading. The discount comes first, because its heading may contain the word for price too.
 */
const HEADINGS: readonly (readonly [Exclude<PastedColumn, number>, RegExp])[] = [
  ['criteriaDiscountEur', /korting|discount|criteria/i],
  ['quoteEur', /prijs|price|bedrag|quote|amount|som\b/i],
  ['name', /naam|name|inschrijver|bidder|tenderer|bedrijf|company/i],
];

/**
 * Returns the column of a heading: a named criterion whose name it contains, the longest such name first, and only then
 * the other words.
 */
export function columnOfHeading(cell: string, criteria: readonly string[]): PastedColumn | null {
  const heading = criterionKey(cell);
  const named = criteria
    .map((name, place) => ({ place, key: criterionKey(name) }))
    .filter(({ key }) => holdsWord(heading, key))
    .toSorted((left, right) => right.key.length - left.key.length);
  const [longest] = named;
  if (longest) return longest.place;
  const column = HEADINGS.find(([, words]) => words.test(cell))?.[0] ?? null;
  // With named criteria the discount is their sum, which is not read.
  return column === 'criteriaDiscountEur' && criteria.length > 0 ? null : column;
}

/** Tells whether a text contains a name as separate words: 'Prijs' is no part of 'Inschrijfprijs'. */
function holdsWord(text: string, name: string): boolean {
  const literal = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** Tells whether a row is a row of headings: its words name at least two columns, and it holds no amount. */
export function isHeadings(cells: readonly string[], criteria: readonly string[]): boolean {
  const columns = cells.map((cell) => columnOfHeading(cell, criteria));
  const isFigure = (cell: string, place: number) => /\d/.test(cell) && typeof columns[place] !== 'number';
  if (cells.some(isFigure)) return false;
  return new Set(columns.filter((column) => column !== null)).size > 1;
}
