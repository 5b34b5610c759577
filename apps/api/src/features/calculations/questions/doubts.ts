import type { CalculationMaterial, ItemCost, WorkbookQuestion } from '@milieuspoor/workbook';

/** The questions about a workbook: its own, and those that depend on earlier calculations. */
export interface Doubts {
  readonly questions: readonly WorkbookQuestion[];
  readonly costs: readonly ItemCost[];
  readonly material: CalculationMaterial;
}
