import type { CalculationChange, SetCode, TotalNode } from '@milieuspoor/domain';
import type { MarkedWorkbook, Problem } from '@milieuspoor/workbook';
import type { ReadCalculation, WeightsVersions } from '../figures/stored-calculation.ts';
import type { Doubts } from '../questions/doubts.ts';
import type { ShownScope } from '../scope/shown-scope.ts';

/** What a workbook without errors would amount to. */
export interface CheckedAmounts {
  /** what all its items come to */
  readonly whole: TotalNode;
  readonly headlineSet: SetCode;
  readonly weightsVersions: WeightsVersions;
  /** against the former calculation; null without one, or when its headline stands in another set */
  readonly change: CalculationChange | null;
  /** beside the active calculation of the other side; null without one, or when they share no headline set */
  readonly scope: ShownScope | null;
}

/** What reading a workbook found; `amounts` is null when an error refuses the file. */
export interface CheckedWorkbook {
  readonly kind: 'checked';
  readonly problems: readonly Problem[];
  readonly doubts: Doubts;
  readonly amounts: CheckedAmounts | null;
  /** what would be stored beside the file; null when an error refuses it */
  readonly calculation: ReadCalculation | null;
  /** see outcome-fingerprint.ts */
  readonly fingerprint: string;
}

/** The workbook with its problems marked in it; null when it can't be opened at all. */
export interface MarkingOutcome {
  readonly kind: 'marked';
  readonly workbook: MarkedWorkbook | null;
}
