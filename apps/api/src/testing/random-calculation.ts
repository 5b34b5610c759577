import type { CalculationItem, CalculationType, SetCode } from '@milieuspoor/domain';

export interface RandomCalculation {
  readonly id: string;
  readonly type: CalculationType;
  readonly active: boolean;
  readonly deleted: boolean;
  readonly sets: readonly SetCode[];
  readonly items: readonly CalculationItem[];
}
