import type { BillQuestion, BillQuestionKind, RowDoubt } from '../bill-question.ts';
import type { BillRemarkDetails } from '../bill-remark.ts';
import type { BillField } from '../columns/bill-fields.ts';

/** The sentences of one language about a bill of quantities. */
export interface BillText {
  readonly fields: Readonly<Record<BillField, string>>;
  /** what is the matter, and what follows from it or is to be done */
  readonly remarks: {
    readonly [Code in keyof BillRemarkDetails]: (details: BillRemarkDetails[Code]) => string;
  };
  readonly questions: { readonly [Kind in BillQuestionKind]: (question: BillQuestion<Kind>) => string };
  /** what rows in doubt are, and what is asked of them; with their number and their rows */
  readonly doubts: Readonly<Record<RowDoubt, (count: number, rows: string) => string>>;
  /** choices that are no name in the file, by their value */
  readonly choices: Readonly<Record<string, string>>;
  /** choices whose words need the question */
  readonly notations: Readonly<Record<'dutch' | 'international', (value: string) => string>>;
  readonly codePages: Readonly<Record<string, (word: string) => string>>;
}
