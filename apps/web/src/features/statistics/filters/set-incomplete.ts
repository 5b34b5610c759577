import { coverageFindings, sidesOf } from '@milieuspoor/charts';
import type { Statistic } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';

/** Set A2 is young: its figures may be there in part, which has to be said above them. */
export function isSetIncomplete(set: SetCode, statistics: readonly Statistic[]): boolean {
  const sides = sidesOf(statistics, 'total_mki_reference_calculation');
  return set === 'a2' && (sides.length === 0 || coverageFindings(sides, 'mki').length > 0);
}
