import type { CalculationCheck } from '@milieuspoor/contract';
import {
  type BaselineProject,
  type EffectOfActivating,
  effectOfActivating,
} from '../effect-of-activating.ts';
import type { UploadPlace } from './uploads.ts';

/** Returns the effect on the award model when a checked file becomes active, with the present reference value. */
export function effectOfFile(
  project: BaselineProject,
  type: UploadPlace['type'],
  check: Pick<CalculationCheck, 'totals' | 'mki_set'>,
): { readonly effect: EffectOfActivating | null; readonly referenceEur: number | null } {
  const total = check.totals.find(({ set }) => set === check.mki_set);
  if (!total || type !== 'design-baseline') return { effect: null, referenceEur: null };
  return {
    effect: total.mki_value === null ? null : effectOfActivating(project, total.mki_value),
    referenceEur: project.mki_upper_boundary,
  };
}
