import type { Shown } from '@milieuspoor/contract';
import { formatEuro, markLine, permilleOf } from '@milieuspoor/domain';

type ShownCriterion = NonNullable<NonNullable<Shown['bidder']>['criteria']>[number];

/** Returns the discount of a bid on a criterion: euro, or its level with its amount and reason. */
export function givenText({
  value,
  level,
  reason,
}: Partial<Pick<ShownCriterion, 'value' | 'level' | 'reason'>>): string {
  if (typeof level !== 'number' || typeof value !== 'number') return formatEuro(value ?? null);
  const mark = markLine(permilleOf(level) ?? 0, value);
  return typeof reason === 'string' ? `${mark}: ${reason}` : mark;
}
