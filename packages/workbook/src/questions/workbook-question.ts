import type { SetCode } from '@milieuspoor/domain';
import type { SheetKind } from '../layout/header-names.ts';

/** Where in the workbook a question arises. */
interface QuestionPlace {
  readonly sheet: string;
  readonly row: number;
  readonly column: string;
  readonly cell: string;
}

interface ItemDetails {
  readonly post: string;
  readonly product: string;
}

/** What each question carries beside its place, so that its sentence can say what it is about. */
export interface QuestionDetails {
  /** ADPF without a unit that has the size of MJ */
  'adpf-unit': {
    readonly value: string;
    readonly rows: string;
    readonly count: number;
    /** the others without a unit, whose size fits kg Sb-eq; absent on a question that was stored before they were counted */
    readonly others?: { readonly rows: string; readonly count: number };
  };
  'dominant-item': ItemDetails & {
    readonly set: SetCode;
    readonly share: number;
    /** true where the total is 0 or below: a share of all amounts without their sign, the item being one that saves */
    readonly ofSizes?: boolean;
  };
  'far-above-median': ItemDetails & {
    readonly set: SetCode;
    /** for one unit of the item, or for the whole of it */
    readonly per: 'unit' | 'item';
    readonly amountEur: number;
    readonly medianEur: number;
  };
  /** a column that could not be placed; the choices are headers of the sheet */
  column: { readonly columnName: string; readonly sheetKind: SheetKind };
  /** a column with figures whose header nobody knows; the choices are optional columns that the sheet lacks */
  'unknown-column': {
    /** of the column in Excel */
    readonly letters: string;
    /** how many rows hold a figure */
    readonly rows: number;
    readonly sheetKind: SheetKind;
  };
  /** a column that was placed and whose header states no unit that can be converted */
  'placed-unit': { readonly columnName: string; readonly ownUnit: string };
}
export type QuestionKind = keyof QuestionDetails;

export type QuestionOf<Kind extends QuestionKind> = {
  readonly kind: Kind;
  /** the same in every reading of the file, so that an answer finds it */
  readonly id: string;
  /** false for one that may be left open */
  readonly required: boolean;
  /** what may be answered */
  readonly choices: readonly string[];
  /** whether the answer changes what is read, and with it the figures */
  readonly changesReading: boolean;
} & QuestionPlace &
  QuestionDetails[Kind];

/** Something that only the uploader can tell. Plain JSON. */
export type WorkbookQuestion = { [Kind in QuestionKind]: QuestionOf<Kind> }[QuestionKind];

/** What was answered, by the question's id. */
export type Answers = Readonly<Record<string, string>>;

/** The answers that a question of each kind may have; those about columns are headers of the file, or columns of the layout. */
export const ANSWERS = {
  megajoules: 'mj',
  kilogramsSb: 'kg-sb',
  confirmed: 'confirmed',
  notThere: 'not-there',
} as const;

/** The answer to a question, when one of its choices was given. */
export function answerTo(question: WorkbookQuestion, answers: Answers): string | null {
  const given = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
  return given !== undefined && question.choices.includes(given) ? given : null;
}
