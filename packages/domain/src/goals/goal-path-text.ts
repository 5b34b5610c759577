import { formatNumber } from '../format/number-format.ts';
import type { GoalStep } from './own-goal.ts';

/** Returns steps as the history keeps them, in the notation of screens: '2028: 40 %; 2030: 55,5 %'. */
export function goalPathText(steps: readonly GoalStep[]): string {
  return steps
    .map(({ year, percent }) => `${year}: ${formatNumber(percent, Number.isInteger(percent) ? 0 : 1)} %`)
    .join('; ');
}
