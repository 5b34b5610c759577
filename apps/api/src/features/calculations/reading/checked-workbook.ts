import type {
  CalculationChange,
  CalculationItem,
  DividedPair,
  ModuleIndicator,
  SetCode,
  TotalNode,
} from '@milieuspoor/domain';
import type { MarkedWorkbook, Problem } from '@milieuspoor/workbook';
import type { ReadCalculation, WeightsVersions } from '../figures/stored-calculation.ts';
import type { Doubts } from '../questions/doubts.ts';
import type { LargestOfStep } from '../scope/largest-of-steps.ts';
import type { ShownScope } from '../scope/shown-scope.ts';

/** The totals of a workbook without errors. */
export interface CheckedAmounts {
  /** the totals of all its items */
  readonly whole: TotalNode;
  readonly headlineSet: SetCode;
  readonly weightsVersions: WeightsVersions;
  /** the sets in which the weights count: not those in which each item states its MKI itself */
  readonly weighed: readonly SetCode[];
  /** compared with the former calculation; null without one, or when its headline is in another set */
  readonly change: CalculationChange | null;
  /** compared with the active calculation of the other side; null without one, or when they share no headline set */
  readonly scope: ShownScope | null;
  /** what the difference with that calculation comes from; null without a scope */
  readonly differences: Readonly<Record<ModuleIndicator, DividedPair>> | null;
  /** the largest posts of each of its steps; null without a scope */
  readonly stepPosts: Readonly<Record<ModuleIndicator, readonly LargestOfStep[]>> | null;
}

/** The findings of reading a workbook; `amounts` is null when an error refuses the file. */
export interface CheckedWorkbook {
  readonly kind: 'checked';
  readonly problems: readonly Problem[];
  readonly doubts: Doubts;
  readonly amounts: CheckedAmounts | null;
  /** the data to store besides the file; null when an error refuses it */
  readonly calculation: ReadCalculation | null;
  /** see outcome-fingerprint.ts */
  readonly fingerprint: string;
}

/** The workbook with its problems marked in it; null when it can't be opened at all. */
export interface MarkingOutcome {
  readonly kind: 'marked';
  readonly workbook: MarkedWorkbook | null;
}

/** The items of some posts with their profiles; refused when the file is no longer accepted. */
export type PostsOutcome =
  | { readonly kind: 'posts'; readonly items: readonly CalculationItem[] }
  | { readonly kind: 'refused' };
