import { criterionKey } from '@milieuspoor/domain';

/** A column that is read of pasted rows; of a named criterion by its place in the project. */
export type PastedColumn = 'name' | 'quoteEur' | 'criteriaDiscountEur' | number;
/** Those that hold an amount. */
export type AmountColumn = Exclude<PastedColumn, 'name'>;

/** The columns in the order in which they stand without headings: with named criteria one for each, else their discount. */
export function columnsOf(criteria: readonly string[]): readonly PastedColumn[] {
  return ['name', ...amountColumnsOf(criteria)];
}

export function amountColumnsOf(criteria: readonly string[]): readonly AmountColumn[] {
  return ['quoteEur', ...(criteria.length === 0 ? (['criteriaDiscountEur'] as const) : criteria.keys())];
}

/** By which words a heading is known; the discount first, for its heading may name a price too. */
const HEADINGS: readonly (readonly [Exclude<PastedColumn, number>, RegExp])[] = [
  ['criteriaDiscountEur', /korting|discount|criteria/i],
  ['quoteEur', /prijs|price|bedrag|quote|amount|som\b/i],
  ['name', /naam|name|inschrijver|bidder|tenderer|bedrijf|company/i],
];

/** Which column a heading is of: the criterion with that name, or the longest name that is in it, before other words. */
export function columnOfHeading(cell: string, criteria: readonly string[]): PastedColumn | null {
  const heading = criterionKey(cell);
  const named = criteria
    .map((name, place) => ({ place, key: criterionKey(name) }))
    .filter(({ key }) => holdsWord(heading, key))
    .toSorted((left, right) => right.key.length - left.key.length);
  const [longest] = named;
  if (longest) return longest.place;
  const column = HEADINGS.find(([, words]) => words.test(cell))?.[0] ?? null;
  // The discount is the sum of the named criteria, which is not read.
  return column === 'criteriaDiscountEur' && criteria.length > 0 ? null : column;
}

/** Whether a text holds a name as it stands, and not as a part of another word: 'Prijs' is no part of 'Inschrijfprijs'. */
function holdsWord(text: string, name: string): boolean {
  const literal = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** A row in which two columns at least are named by their words, and no amount stands. */
export function isHeadings(cells: readonly string[], criteria: readonly string[]): boolean {
  const columns = cells.map((cell) => columnOfHeading(cell, criteria));
  const isFigure = (cell: string, place: number) => /\d/.test(cell) && typeof columns[place] !== 'number';
  if (cells.some(isFigure)) return false;
  return new Set(columns.filter((column) => column !== null)).size > 1;
}
