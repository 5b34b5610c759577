import type { ModuleGapAnswer, SetTotalAnswer } from '@milieuspoor/contract';
import {
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  type ModuleIndicator,
  type SetCode,
} from '@milieuspoor/domain';

/** The number of items that do not declare a figure, or not in full. */
export type Counts = Pick<ModuleGapAnswer, 'items' | 'undeclared' | 'incomplete'>;

/** The modules of a set that not every item declares in full. */
export interface ModuleCoverage {
  readonly set: SetCode;
  readonly modules: readonly {
    readonly module: LifeCycleModule;
    readonly counts: Readonly<Record<ModuleIndicator, Counts>>;
  }[];
}

/** Returns what a check says of modules, as a row for each; sets that have no such module are left out. */
export function moduleCoverageOf(
  totals: readonly Pick<SetTotalAnswer, 'set' | 'item_count' | 'items_without_co2'>[],
  gaps: readonly ModuleGapAnswer[],
): ModuleCoverage[] {
  return totals.flatMap(({ set, item_count: items, items_without_co2 }) => {
    const ofSet = gaps.filter((gap) => gap.set === set);
    const countsOf = (indicator: ModuleIndicator, module: LifeCycleModule): Counts => {
      // CO2 that no item declares is not named for each module.
      const undeclared = indicator === 'co2' && items_without_co2 === items ? items : 0;
      const named = ofSet.find((gap) => gap.indicator === indicator && gap.module === module);
      return named ?? { items, undeclared, incomplete: 0 };
    };
    const modules = LIFE_CYCLE_MODULES.filter((module) => ofSet.some((gap) => gap.module === module)).map(
      (module) => ({ module, counts: { mki: countsOf('mki', module), co2: countsOf('co2', module) } }),
    );
    return modules.length === 0 ? [] : [{ set, modules }];
  });
}
