import type { BillField } from './columns/bill-fields.ts';

/** Why rows without a question are no posts. */
export type PassedKind = 'header' | 'total' | 'bundle' | 'text';

/** What refuses a bill, besides what refuses every workbook. */
interface RefusalDetails {
  readonly 'no-table': { readonly searched: number };
  readonly 'missing-column': { readonly field: BillField };
  readonly 'scaled-quantity': { readonly header: string };
  readonly 'too-many-rows': { readonly max: number };
  readonly 'too-many-posts': { readonly max: number };
  readonly 'no-posts': object;
  readonly 'not-text': object;
  readonly 'open-quote': { readonly row: number };
  readonly 'more-cells': { readonly row: number };
}

/** What its reader must know of a bill that is read. */
interface NoteDetails {
  readonly 'passed-rows': { readonly kind: PassedKind; readonly count: number; readonly rows: string };
  readonly 'left-out-columns': { readonly columns: readonly string[] };
  readonly 'left-out-sheets': { readonly sheets: readonly string[] };
  readonly numbered: object;
  readonly 'zero-quantity': { readonly count: number; readonly rows: string };
  readonly 'taken-as-windows': object;
  readonly shortened: { readonly max: number; readonly count: number; readonly rows: string };
  readonly 'unread-cells': { readonly field: BillField; readonly count: number; readonly rows: string };
  readonly 'shown-otherwise': { readonly row: number; readonly shown: string; readonly value: number };
}

export interface BillRemarkDetails extends RefusalDetails, NoteDetails {}

type RemarkOf<Details> = {
  [Code in keyof Details]: { readonly code: Code; readonly details: Details[Code] };
}[keyof Details];

export type BillRefusal = RemarkOf<RefusalDetails>;
export type BillNote = RemarkOf<NoteDetails>;

/** Thrown where reading can't continue; `readBill` turns it into a refusal. It never leaves the package. */
export class BillFault extends Error {
  readonly refusal: BillRefusal;

  constructor(refusal: BillRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
