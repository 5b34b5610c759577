import type { endpoints, QueryOf } from '@milieuspoor/contract';
import { CHANGE_KINDS, type ChangeKind, LIFE_CYCLE_MODULES, type ModuleIndicator } from '@milieuspoor/domain';

/** A step of a division, in one indicator. */
export type AskedStep = { readonly indicator: ModuleIndicator } & (
  | { readonly division: 'product_group'; readonly groupId: string }
  /** a life-cycle module by its place */
  | { readonly division: 'module'; readonly place: number }
  | { readonly division: 'kind'; readonly kind: ChangeKind }
);

/** Returns the step with a key: each division has keys of its own. */
export function stepOfKey({
  indicator,
  step,
}: Pick<QueryOf<typeof endpoints.listStepProjects>, 'indicator' | 'step'>): AskedStep {
  const kind = CHANGE_KINDS.find((each) => each === step);
  if (kind) return { indicator, division: 'kind', kind };
  const module = LIFE_CYCLE_MODULES.find((each) => each === step);
  if (module) return { indicator, division: 'module', place: LIFE_CYCLE_MODULES.indexOf(module) };
  return { indicator, division: 'product_group', groupId: step };
}
