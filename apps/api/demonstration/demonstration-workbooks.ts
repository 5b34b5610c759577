import { writeCalculation } from '@milieuspoor/workbook';
import { demonstrationItems } from './demonstration-items.ts';
import type { CalculationPlan } from './demonstration-plan.ts';

/** Returns the workbook that somebody would have uploaded for a planned calculation. */
export async function calculationWorkbook(
  plan: CalculationPlan,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const bytes = await writeCalculation({ items: demonstrationItems(plan), sets: plan.sets });
  return { fileName: `${plan.name}.xlsx`, bytes };
}
