import {
  type CalculationItem,
  IMPACT_SETS,
  type ImpactProfile,
  LIFE_CYCLE_MODULES,
  RESOURCE_KEYS,
  type ResourceKey,
  type Resources,
  type SetCode,
} from '@milieuspoor/domain';
import type { Draw } from './draw.ts';

/** What the workbook of a calculation leaves undeclared. */
interface Gaps {
  /** whether items may lack a CO2 row */
  readonly co2: boolean;
  /** columns that the sheet lacks */
  readonly columns: ReadonlySet<ResourceKey>;
}

/**
 * Returns items with whole amounts, so that sums are exact in any order. Anything may be undeclared: cells, CO2,
 * indicators of Set A2, and columns of resources for all items. Codes and names recur in many calculations.
 */
export function randomItems(draw: Draw, count: number, sets: readonly SetCode[]): CalculationItem[] {
  const gaps: Gaps = {
    co2: draw.chance(3),
    columns: new Set(draw.chance(2) ? RESOURCE_KEYS.filter(() => draw.chance(4)) : []),
  };
  return Array.from({ length: count }, (_, index) => randomItem(draw, index, sets, gaps));
}

/** The name of the sub-group or the product of a small item. */
const SMALL = 'klein';

export const isSmall = ({ productSubGroup, product }: CalculationItem): boolean =>
  productSubGroup === SMALL || product === SMALL;

/**
 * Returns two items with almost no weight in the whole: one is its whole sub-group, the other its whole product in a
 * large sub-group.
 */
export function smallItems(
  draw: Draw,
  [large]: readonly CalculationItem[],
  sets: readonly SetCode[],
): CalculationItem[] {
  if (!large) return [];
  const row = () => LIFE_CYCLE_MODULES.map(() => 1 + draw.below(9));
  const small = {
    ...{ ...large, quantity: 1, workScope: 'new' as const },
    profiles: Object.fromEntries(
      sets.map((set) => [set, { MKI: row(), [IMPACT_SETS[set].co2Indicator]: row() }]),
    ),
  };
  return [
    { ...small, postNumber: 'k1', productSubGroup: SMALL },
    { ...small, postNumber: 'k2', product: SMALL },
  ];
}

function randomItem(draw: Draw, index: number, sets: readonly SetCode[], gaps: Gaps): CalculationItem {
  const amount = (key: ResourceKey) => (gaps.columns.has(key) ? null : draw.chance(3) ? 0 : draw.below(1000));
  return {
    postNumber: String(index + 1),
    productGroup: `Groep ${draw.below(12)}`,
    productSubGroup: `Subgroep ${draw.below(3)}`,
    product: `Product ${draw.below(4)}`,
    unit: draw.oneOf(['m3', 'kuub', 'm2', 'piece', 'stuk']),
    quantity: 1 + draw.below(20),
    rawCode: draw.chance(3) ? null : `${21 + draw.below(4)}.${draw.below(3)}`,
    nmdCategory: null,
    workScope: draw.chance(4) ? 'existing' : 'new',
    resources: Object.fromEntries(RESOURCE_KEYS.map((key) => [key, amount(key)])) as unknown as Resources,
    profiles: Object.fromEntries(sets.map((set) => [set, randomProfile(draw, set, gaps)])),
  };
}

function randomProfile(draw: Draw, set: SetCode, gaps: Gaps): ImpactProfile {
  // The first module is always stated, because a row of nulls states nothing.
  const row = () =>
    LIFE_CYCLE_MODULES.map((module) =>
      module !== 'A1-A3' && draw.chance(6) ? null : draw.below(20_000) - (module === 'D' ? 15_000 : 2000),
    );
  // An MKI is built from indicators, or is a separate row. Only Set A2 has indicators that may be absent.
  if (draw.chance(4))
    return Object.fromEntries(
      IMPACT_SETS[set].indicators.flatMap(({ code, core }) =>
        core || draw.chance(2) ? [[code, row()]] : [],
      ),
    );
  return { MKI: row(), ...(gaps.co2 && draw.chance(4) ? {} : { [IMPACT_SETS[set].co2Indicator]: row() }) };
}
