import type { Applicant } from '@milieuspoor/contract';
import { formatEuro, markLine, permilleOf } from '@milieuspoor/domain';

/** What a bid was given on a criterion: euro, or its level with what that earns and why. */
export function givenText({
  value,
  level,
  reason,
}: Pick<Applicant['criteria'][number], 'value' | 'level' | 'reason'>): string {
  if (level === null || value === null) return formatEuro(value);
  const mark = markLine(permilleOf(level) ?? 0, value);
  return reason === null ? mark : `${mark}: ${reason}`;
}
