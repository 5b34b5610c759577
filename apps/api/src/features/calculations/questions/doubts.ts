import type { ItemCost, WorkbookQuestion } from '@milieuspoor/workbook';

/** What a workbook leaves to be asked: its own questions, and what has to be held against earlier calculations. */
export interface Doubts {
  readonly questions: readonly WorkbookQuestion[];
  readonly costs: readonly ItemCost[];
}
