import type { endpoints, QueryOf } from '@milieuspoor/contract';
import { CHANGE_KINDS, LIFE_CYCLE_MODULES, type StepOfDivision } from '@milieuspoor/domain';
import { nodeId } from '../calculations/figures/storable-rows.ts';

/** A step by its key: that of a product group is the one of its totals. */
export type AskedStep =
  | Exclude<StepOfDivision, { readonly division: 'product_group' }>
  | (Extract<StepOfDivision, { readonly division: 'product_group' }> & { readonly groupId: string });

/** Returns the step with a key: each division has keys of its own. */
export function stepOfKey({
  indicator,
  step,
}: Pick<QueryOf<typeof endpoints.listStepProjects>, 'indicator' | 'step'>): AskedStep {
  const kind = CHANGE_KINDS.find((each) => each === step);
  if (kind) return { indicator, division: 'kind', kind };
  const module = LIFE_CYCLE_MODULES.find((each) => each === step);
  if (module) return { indicator, division: 'module', place: LIFE_CYCLE_MODULES.indexOf(module) };
  const holds = (productGroup: string) => nodeId([productGroup]) === step;
  return { indicator, division: 'product_group', groupId: step, holds };
}
