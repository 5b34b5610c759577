import { TEXT_MAX, toCleanText, toShownValue } from '../../cells/cell-text.ts';
import type { BillPost, BillRow } from '../bill-post.ts';
import type { RowDoubt } from '../bill-question.ts';
import type { BillField } from '../columns/bill-fields.ts';
import type { BillColumns } from '../columns/settle-bill-columns.ts';
import { type BillNumber, readBillNumber, readBillText } from './bill-numbers.ts';

export type TextField = Exclude<BillField, 'quantity'>;
const TEXT_FIELDS = [
  ...(['postNumber', 'description', 'unit', 'rawCode'] as const),
  ...(['productId', 'productGroup', 'productSubGroup'] as const),
] satisfies readonly TextField[];

/** The longest text of each field; a longer description is cut, and any other longer text is none. */
const LENGTHS: Readonly<Record<TextField, number>> = {
  postNumber: 100,
  description: TEXT_MAX,
  unit: 40,
  rawCode: 40,
  productId: 100,
  productGroup: TEXT_MAX,
  productSubGroup: TEXT_MAX,
};
export const DESCRIPTION_MAX = LENGTHS.description;

/** A row below the header, read by its columns. */
export interface ReadRow {
  readonly row: number;
  readonly texts: Readonly<Record<TextField, string>>;
  readonly quantity: BillNumber;
  /** what the cell of the quantity shows */
  readonly shownQuantity: string;
  readonly isHidden: boolean;
  /** whether what it says, or its quantity, is struck through */
  readonly isStruck: boolean;
  /** whether its description was cut */
  readonly isCut: boolean;
  /** fields whose cell holds what is no text, such as a date */
  readonly unread: readonly TextField[];
}

export function readRow({ row, cells, isHidden, struck }: BillRow, columns: BillColumns): ReadRow {
  const unread: TextField[] = [];
  let isCut = false;
  function text(field: TextField): string {
    const index = columns[field];
    const found = index === undefined ? '' : readBillText(cells[index]);
    const isLong = found !== null && found.length > LENGTHS[field];
    if (isLong && field === 'description') {
      isCut = true;
      return toCleanText(`${found.slice(0, LENGTHS.description - 1)}…`);
    }
    if (found !== null && !isLong) return found;
    unread.push(field);
    return '';
  }
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, text(field)]));
  const cell = cells[columns.quantity ?? -1] ?? null;
  const isStruck = (field: BillField) => struck.includes(columns[field] ?? -1);
  return {
    ...{ row, isHidden, isCut, unread },
    texts: { ...EMPTY, ...texts },
    quantity: readBillNumber(cell),
    shownQuantity: toShownValue(cell),
    isStruck: isStruck('description') || isStruck('quantity'),
  };
}

const EMPTY: Readonly<Record<TextField, string>> = {
  ...{ postNumber: '', description: '', unit: '', rawCode: '' },
  ...{ productId: '', productGroup: '', productSubGroup: '' },
};

/** A row that is a post, or will be one by what somebody answers to its doubts. */
export interface DraftRow extends ReadRow {
  readonly doubts: readonly RowDoubt[];
  /** the row above with a number and a name and without a quantity, where this row has no number */
  readonly heading: ReadRow | null;
}

/** Returns a draft as a post; what was not answered yet is empty. */
export function toPost(
  { row, texts }: DraftRow,
  { postNumber, quantity }: Pick<BillPost, 'postNumber' | 'quantity'>,
): BillPost {
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    ...{ row, postNumber, quantity, description: texts.description, unit: texts.unit },
    rawCode: orNull(texts.rawCode),
    productId: orNull(texts.productId),
    productGroup: orNull(texts.productGroup),
    productSubGroup: orNull(texts.productSubGroup),
  };
}
