import type { Calculation } from '@milieuspoor/contract';
import { seriesOf } from '@milieuspoor/domain';

type Listed = Pick<Calculation, 'calculation_type'>;

/**
 * Sorts calculations, given newest first, in the order in which a report numbers them: baselines first, then the
 * oldest.
 */
export function reportedOrder<Each extends Listed>(newestFirst: readonly Each[]): Each[] {
  const side = ({ calculation_type }: Listed) => (seriesOf(calculation_type) === 'baseline' ? 0 : 1);
  return newestFirst.toReversed().sort((one, other) => side(one) - side(other));
}
