import { type DiscountLine, discountLineOf } from '@milieuspoor/domain';
import { awardModelOf, type ModelColumns } from '../model-columns.ts';

/**
 * Returns the line that converts an MKI into a discount; null while a value is missing, or if no MKI earns a part of
 * the discount (D-92).
 */
export function slopedLineOf(project: ModelColumns): DiscountLine | null {
  const line = discountLineOf(awardModelOf(project));
  return line && line.upperEur > line.lowerEur ? line : null;
}
