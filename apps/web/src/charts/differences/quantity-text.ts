import type { StepPost } from '@milieuspoor/contract';
import { formatNumber } from '@milieuspoor/domain';

/** Returns a quantity with its unit as the file has it: '1.200 m2', '0,25 ton'. */
export function quantityText({
  quantity,
  unit,
}: Pick<NonNullable<StepPost['baseline']>, 'quantity' | 'unit'>): string {
  return `${formatNumber(quantity, Number.isInteger(quantity) ? 0 : 2)} ${unit}`;
}
