import type { CoveredSum } from '../figures/covered-sum.ts';
import { LIFE_CYCLE_MODULES, type PerModule } from '../indicators/life-cycle-modules.ts';
import type { SetTotal } from '../items/calculation-totals.ts';

/** The figures of a sum in one set in each life-cycle module, in the order of LIFE_CYCLE_MODULES. */
export interface ModuleFigures {
  /** euro */
  readonly mki: readonly CoveredSum[];
  /** kg CO2-eq */
  readonly co2: readonly CoveredSum[];
}

type CountedPerModule = Pick<SetTotal, 'itemCount'> & {
  readonly [Key in 'mkiEur' | 'co2Kg' | 'mkiItems' | 'co2Items' | 'itemsIncomplete']: PerModule;
};

/**
 * Returns the figures of a sum in one set per module, with their coverage. An item that leaves a whole module open is
 * undeclared there; an item that leaves some of its indicators open declares a part of its MKI.
 */
export function moduleFiguresOf(total: CountedPerModule): ModuleFigures {
  const { itemCount: items, mkiEur, co2Kg, mkiItems, co2Items, itemsIncomplete } = total;
  return {
    mki: LIFE_CYCLE_MODULES.map((_, module) => {
      const undeclared = items - (mkiItems[module] ?? 0);
      // An item that leaves the whole module open is also counted among the incomplete ones.
      const incomplete = Math.max(0, (itemsIncomplete[module] ?? 0) - undeclared);
      return { amount: mkiEur[module] ?? null, items, undeclared, incomplete };
    }),
    co2: LIFE_CYCLE_MODULES.map((_, module) => ({
      amount: co2Kg[module] ?? null,
      items,
      undeclared: items - (co2Items[module] ?? 0),
      incomplete: 0,
    })),
  };
}
