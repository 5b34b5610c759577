import type { BillField } from './columns/bill-fields.ts';

/** An answer that can be given; `label` is what the file calls it, empty where `value` says it. */
export interface BillChoice {
  readonly value: string;
  readonly label: string;
}

interface Asked {
  /** equal for the same question about the same file */
  readonly id: string;
  readonly choices: readonly BillChoice[];
}

/** Why somebody must say whether a row is a post, or what of it counts. */
export const ROW_DOUBTS = [
  ...(['total', 'bundle', 'unseen', 'no-quantity'] as const),
  ...(['no-unit', 'no-name', 'no-number', 'same-number'] as const),
] as const;
export type RowDoubt = (typeof ROW_DOUBTS)[number];

/** The data of each question besides its choices. */
interface QuestionDetails {
  readonly sheet: object;
  /** a word of the file as each of the two code pages has it */
  readonly 'code-page': object;
  readonly separator: object;
  /** several columns may be this, or none says that it is */
  readonly column: { readonly field: BillField; readonly several: boolean };
  readonly code: { readonly header: string };
  readonly notation: {
    readonly found: string;
    readonly row: number;
    readonly dutch: number;
    readonly international: number;
    readonly count: number;
  };
  readonly rows: {
    readonly why: RowDoubt;
    readonly count: number;
    /** '3-12, 14', cut to a reasonable length */
    readonly rows: string;
    /** the first of them, in words of the file */
    readonly examples: readonly string[];
  };
}
export type BillQuestionKind = keyof QuestionDetails;

/** What only a person can say about a bill of quantities. */
export type BillQuestion<Kind extends BillQuestionKind = BillQuestionKind> = {
  [Each in Kind]: Asked & { readonly kind: Each } & QuestionDetails[Each];
}[Kind];

/** Answers by the id of their question. */
export type BillAnswers = Readonly<Record<string, string>>;

/** The values of choices that are no name in the file. */
export const BILL_CHOICES = {
  windows: 'windows-1252',
  dos: 'cp850',
  rawCode: 'raw-code',
  postNumber: 'post-number',
  dutch: 'dutch',
  international: 'international',
  leftOut: 'left-out',
  post: 'post',
  zero: 'zero',
  pieces: 'pieces',
  named: 'named',
  joined: 'joined',
  numbered: 'numbered',
  apart: 'apart',
} as const;
