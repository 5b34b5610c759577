import type {
  ComparableFigures,
  ComparedGroup,
  ComparedTotal,
  SetCode,
  TotalNode,
} from '@milieuspoor/domain';
import type { Problem, WorkbookQuestion } from '@milieuspoor/workbook';
import type { Doubts } from '../questions/doubts.ts';
import type { ColumnarRows } from './to-columnar.ts';

/** The version of the weights for each set; null for a set that the calculation does not state. */
export type WeightsVersions = Readonly<Record<SetCode, string | null>>;

/** The stored data of a calculation besides its file, its items and its totals. */
export interface CalculationSummary {
  readonly sets: readonly SetCode[];
  readonly headlineSet: SetCode;
  readonly headlineMkiEur: number;
  readonly headlineCo2Kg: number | null;
  readonly comparable: ComparableFigures;
  readonly weightsVersions: WeightsVersions;
  readonly warnings: readonly Problem[];
}

/**
 * A workbook that was read and valued. Items and totals are binary arrays, written where it was read and unpacked by
 * the database, so that the thread that answers requests never handles thousands of rows.
 */
export interface ReadCalculation extends CalculationSummary {
  /** the totals of all its items */
  readonly whole: TotalNode;
  /** the rows of calculation_item */
  readonly items: ColumnarRows;
  /** the rows of calculation_total */
  readonly totals: ColumnarRows;
}

/** A question with its answer. */
export interface GivenAnswer {
  readonly question: WorkbookQuestion;
  readonly answer: string;
}

/** A calculation that was read, with the workbook itself, ready to be stored. */
export interface StoredCalculation extends ReadCalculation {
  readonly fileBytes: Uint8Array<ArrayBuffer>;
}

/** The result of reading a workbook to be stored. */
export type WorkbookOutcome =
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'read'; readonly calculation: StoredCalculation; readonly doubts: Doubts };

/**
 * The calculation with which an upload is compared, in the set of its headline figure. Its items are the JSON text that
 * the database wrote, which is parsed where the file is read: there may be thousands of them.
 */
export interface FormerCalculation {
  readonly set: SetCode;
  /** of the weights in that set */
  readonly weightsVersion: string | null;
  readonly total: ComparedTotal;
  readonly groups: readonly ComparedGroup[];
  /** a list of ComparedItem */
  readonly itemsJson: string;
}
