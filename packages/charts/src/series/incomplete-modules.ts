import type { Statistic } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';

/** A module that not every item declares in full; missing values count as 0. */
export interface IncompleteModule {
  readonly module: LifeCycleModule;
  readonly items: number;
  /** whether some of them declare a part of it */
  readonly partly: boolean;
  readonly of: number;
}

/** Returns the modules of a side whose figures are not complete, in their fixed order. */
export function incompleteModules({ items, undeclared, incomplete }: Statistic): IncompleteModule[] {
  return LIFE_CYCLE_MODULES.map((module) => ({
    module,
    partly: (incomplete[module] ?? 0) > 0,
    items: (undeclared[module] ?? 0) + (incomplete[module] ?? 0),
    of: items,
  })).filter((module) => module.items > 0);
}
