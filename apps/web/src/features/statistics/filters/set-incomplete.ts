import { coverageFindings, sidesOf } from '@milieuspoor/charts';
import type { Statistic } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';

/** Tells whether figures of set A2 may be partly missing, because that set is young; that has to be said above them. */
export function isSetIncomplete(set: SetCode, statistics: readonly Statistic[]): boolean {
  const sides = sidesOf(statistics, 'total_mki_reference_calculation');
  return set === 'a2' && (sides.length === 0 || coverageFindings(sides, 'mki').length > 0);
}
