import type { Calculation } from '@milieuspoor/contract';

/** What the tab Baseline still needs before the user can go on. */
export type BaselineStep = 'next' | 'activate-first' | 'add-first';

/** Returns the next step. The baseline is complete when it has an active calculation (part 2, §2, tab 3). */
export function baselineStep(baselines: readonly Pick<Calculation, 'active'>[]): BaselineStep {
  if (baselines.length === 0) return 'add-first';
  return baselines.some(({ active }) => active) ? 'next' : 'activate-first';
}
