import {
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  type PerModule,
} from '../indicators/life-cycle-modules.ts';
import type { ScopePost } from './scope-post.ts';

/** Returns a row with the named amounts; the other modules are empty. */
export function perModule(amounts: Readonly<Partial<Record<LifeCycleModule, number>>>): PerModule {
  return LIFE_CYCLE_MODULES.map((module) => amounts[module] ?? null);
}

/**
 * Returns 10 m3 of sand that costs €100 and 1000 kg CO2-eq in A1-A3, from before indicators were stored, with the given
 * changes.
 */
export function examplePost(given: Partial<ScopePost> = {}): ScopePost {
  return {
    position: 0,
    postNumber: '1',
    productGroup: 'Grondwerk',
    productSubGroup: 'Ophogen',
    product: 'Zand',
    unit: 'm3',
    quantity: 10,
    rawCode: null,
    mkiEur: perModule({ 'A1-A3': 100 }),
    co2Kg: perModule({ 'A1-A3': 1000 }),
    declared: null,
    ...given,
  };
}
