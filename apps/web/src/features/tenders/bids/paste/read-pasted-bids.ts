import { APPLICANT_NAME_MAX, levelEur, levelMeant, type NamedCriterion } from '@milieuspoor/domain';
import { type EuroText, readSpreadsheetEuro } from '../../../../ui/fields/euro-text.ts';
import {
  type AmountColumn,
  amountColumnsOf,
  columnOfHeading,
  columnsOf,
  isHeadings,
  type PastedColumn,
} from './pasted-columns.ts';
import { type Separator, type SplitRows, splitRows } from './split-rows.ts';

/** A cell with an amount: the text that was pasted and the amount read from it. */
export interface PastedAmount {
  readonly column: AmountColumn;
  readonly text: string;
  readonly read: EuroText;
  /** the share of the level that it means, if the criterion has a scale */
  readonly permille?: number;
}

/** The part of a criterion that is needed to read its column. */
export type PastedCriterion = Pick<NamedCriterion, 'name' | 'maxDiscountEur' | 'scale'>;

/** A row as it was pasted. */
export interface PastedBid {
  /** its number in the pasted text, from 1 */
  readonly row: number;
  readonly name: string;
  /** the price, and then the discount or each named criterion, in order */
  readonly amounts: readonly PastedAmount[];
  readonly hasMoreColumns: boolean;
  readonly isNameTooLong: boolean;
}

export type PastedBids =
  | {
      readonly kind: 'bids';
      readonly bids: readonly PastedBid[];
      readonly ignored: readonly string[];
      /** which of two separators was used; null if there was only one */
      readonly separator: Separator | null;
    }
  /** the headings can't be used */
  | { readonly kind: 'headings'; readonly problem: 'noPrice' }
  | { readonly kind: 'headings'; readonly problem: 'twice'; readonly column: PastedColumn };

/**
 * Reads the rows of a spreadsheet: name, price and discount, or one column for each criterion that the project names,
 * in that order unless a row of headings gives another order. Empty rows are skipped.
 */
export function readPastedBids(text: string, named: readonly PastedCriterion[]): PastedBids {
  const criteria = named.map(({ name }) => name);
  const { rows, separator, isAmbiguous } = splitRows(text);
  const taken = isAmbiguous ? separator : null;
  const [first, ...others] = rows;
  if (!first || !isHeadings(first.cells, criteria)) {
    const bids = bidsOf(rows, columnsOf(criteria), named);
    return { kind: 'bids', bids, ignored: [], separator: taken };
  }
  const columns = first.cells.map((cell) => columnOfHeading(cell, criteria));
  const column = columnsOf(criteria).find((each) => columns.filter((known) => known === each).length > 1);
  if (column !== undefined) return { kind: 'headings', problem: 'twice', column };
  if (!columns.includes('quoteEur')) return { kind: 'headings', problem: 'noPrice' };
  return {
    kind: 'bids',
    bids: bidsOf(others, columns, named),
    ignored: first.cells.filter((cell, index) => cell !== '' && columns[index] === null),
    separator: taken,
  };
}

/**
 * Reads the amount in a cell: an empty discount or '-' means none, 0; a price must be present, and so must the cell
 * itself.
 */
function amountIn(text: string, column: AmountColumn, isThere: boolean): EuroText {
  const read = readSpreadsheetEuro(text);
  return read.kind === 'empty' && column !== 'quoteEur' && isThere ? { kind: 'amount', eur: 0 } : read;
}

/** Reads the level in a cell of a scale: an empty cell or '-' means 0 here too, which must be one of the levels. */
function levelIn(
  text: string,
  { maxDiscountEur, scale = [] }: PastedCriterion,
  isThere: boolean,
): Pick<PastedAmount, 'read' | 'permille'> {
  const isEmpty = readSpreadsheetEuro(text).kind === 'empty';
  if (isEmpty && !isThere) return { read: { kind: 'empty' } };
  const level = levelMeant(isEmpty ? '0' : text, scale);
  if (!level) return { read: { kind: 'unreadable' } };
  const { permille } = level;
  return { read: { kind: 'amount', eur: levelEur(permille, maxDiscountEur) }, permille };
}

function bidsOf(
  rows: SplitRows['rows'],
  columns: readonly (PastedColumn | null)[],
  criteria: readonly PastedCriterion[],
): readonly PastedBid[] {
  return rows.map(({ row, cells }): PastedBid => {
    const cellOf = (column: PastedColumn) => cells[columns.indexOf(column)] ?? '';
    const name = cellOf('name');
    return {
      row,
      name,
      amounts: amountColumnsOf(criteria.map((each) => each.name)).map((column) => {
        const text = cellOf(column);
        const isThere = cells[columns.indexOf(column)] !== undefined;
        const criterion = typeof column === 'number' ? criteria[column] : undefined;
        return criterion?.scale
          ? { column, text, ...levelIn(text, criterion, isThere) }
          : { column, text, read: amountIn(text, column, isThere) };
      }),
      hasMoreColumns: cells.slice(columns.length).some((cell) => cell !== ''),
      isNameTooLong: [...name].length > APPLICANT_NAME_MAX,
    };
  });
}
