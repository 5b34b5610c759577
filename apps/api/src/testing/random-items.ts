import {
  type CalculationItem,
  IMPACT_SETS,
  type ImpactProfile,
  LIFE_CYCLE_MODULES,
  RESOURCE_KEYS,
  type Resources,
  type SetCode,
} from '@milieuspoor/domain';
import type { Draw } from './draw.ts';

/**
 * Items with whole amounts, so that sums are exact in whatever order they are taken. Each states its MKI in a row of its
 * own; cells may be left open, CO2 may be undeclared, codes and names return in many calculations.
 */
export function randomItems(draw: Draw, count: number, sets: readonly SetCode[]): CalculationItem[] {
  return Array.from({ length: count }, (_, index) => randomItem(draw, index, sets));
}

function randomItem(draw: Draw, index: number, sets: readonly SetCode[]): CalculationItem {
  const resources = Object.fromEntries(
    RESOURCE_KEYS.map((key) => [key, draw.chance(3) ? 0 : draw.below(1000)]),
  ) as unknown as Resources;
  return {
    postNumber: String(index + 1),
    productGroup: `Groep ${draw.below(12)}`,
    productSubGroup: `Subgroep ${draw.below(3)}`,
    product: `Product ${draw.below(4)}`,
    unit: draw.oneOf(['m3', 'm2', 'piece']),
    quantity: 1 + draw.below(20),
    rawCode: draw.chance(3) ? null : `${21 + draw.below(4)}.${draw.below(3)}`,
    nmdCategory: null,
    workScope: draw.chance(4) ? 'existing' : 'new',
    resources,
    profiles: Object.fromEntries(sets.map((set) => [set, randomProfile(draw, set)])),
  };
}

function randomProfile(draw: Draw, set: SetCode): ImpactProfile {
  // The first module is always stated: a row of nothing at all states no MKI.
  const row = () =>
    LIFE_CYCLE_MODULES.map((module) =>
      module !== 'A1-A3' && draw.chance(6) ? null : draw.below(20_000) - (module === 'D' ? 15_000 : 2000),
    );
  return { MKI: row(), ...(draw.chance(4) ? {} : { [IMPACT_SETS[set].co2Indicator]: row() }) };
}
