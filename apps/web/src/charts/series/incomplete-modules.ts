import type { Statistic } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';

/** A module that not every item declares in full; what is missing counts as 0. */
export interface IncompleteModule {
  readonly module: LifeCycleModule;
  readonly items: number;
  readonly of: number;
}

/** The modules of a side that are not built on complete figures, in their fixed order. */
export function incompleteModules({ coverage }: Statistic): IncompleteModule[] {
  return LIFE_CYCLE_MODULES.map((module) => ({
    module,
    items: coverage.items_incomplete[module] ?? 0,
    of: coverage.items_in_set,
  })).filter(({ items }) => items > 0);
}

/**
 * What a side states of a module. A sum of 0 to which no item contributed in full is not a figure but its absence:
 * most publishers leave B4 out, and '0' would say that they had looked.
 */
export function moduleFigure(side: Statistic, module: LifeCycleModule): number | null {
  const value = side.values[module] ?? null;
  const { items_in_set, items_incomplete } = side.coverage;
  const nobodyDeclares = items_in_set > 0 && (items_incomplete[module] ?? 0) >= items_in_set;
  return value === 0 && nobodyDeclares ? null : value;
}
