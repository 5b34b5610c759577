import type { SetCode } from '@milieuspoor/domain';
import type { Problem } from '@milieuspoor/workbook';

/**
 * A workbook that was read and valued, ready to be stored. Items and totals are JSON in UTF-8, written in the worker
 * and unpacked by the database, so that thousands of rows never pass through the thread that answers requests.
 */
export interface StoredCalculation {
  readonly sets: readonly SetCode[];
  readonly headlineSet: SetCode;
  readonly headlineMkiEur: number;
  readonly headlineCo2Kg: number;
  readonly weightsVersion: string;
  readonly warnings: readonly Problem[];
  /** an array of objects with the columns of calculation_item */
  readonly itemsJson: Uint8Array;
  /** an array of objects with the columns of calculation_total */
  readonly totalsJson: Uint8Array;
}

/** What became of an uploaded workbook. */
export type WorkbookOutcome =
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'read'; readonly calculation: StoredCalculation };
