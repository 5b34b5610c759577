import { type SetCode, sumModules, valueItem, type WeightedSets } from '@milieuspoor/domain';
import { WORKED_EXAMPLE } from '../layout/worked-example.ts';

/** The set with fewer indicators, so that the sum fits on a page. */
const SET: SetCode = 'a1';

/** The item of the template worked out: from the filled-in values to its MKI. */
export interface LayoutExample {
  readonly set: SetCode;
  readonly postNumber: string;
  readonly product: string;
  readonly unit: string;
  readonly quantity: number;
  readonly rows: readonly {
    readonly indicator: string;
    readonly indicatorUnit: string;
    /** for one unit of the item, all modules together, in the indicator's unit */
    readonly value: number;
    /** euro per unit of the indicator */
    readonly weightEur: number;
    /** euro for one unit of the item */
    readonly mkiEur: number;
  }[];
  /** euro for one unit of the item */
  readonly unitMkiEur: number;
  /** euro for the whole quantity */
  readonly mkiEur: number;
}

/** Values the template's item with the rules for every item. MKI = Σ weight × value, times the quantity. */
export function describeExample(weights: WeightedSets): LayoutExample {
  const { postNumber, product, unit, quantity, profiles } = WORKED_EXAMPLE;
  const mkiOf = (count: number) =>
    // The example declares every indicator.
    sumModules(
      valueItem({ ...WORKED_EXAMPLE, quantity: count }, weights).valued.impacts[SET]?.mkiEur ?? [],
    ) ?? 0;
  return {
    set: SET,
    postNumber,
    product,
    unit,
    quantity,
    rows: weights[SET].indicators.map(({ code, unit: indicatorUnit, weightEur }) => {
      // An empty cell is not declared and counts as 0 (the layout's rule).
      const value = sumModules(profiles[SET]?.[code] ?? []) ?? 0;
      return { indicator: code, indicatorUnit, value, weightEur, mkiEur: weightEur * value };
    }),
    unitMkiEur: mkiOf(1),
    mkiEur: mkiOf(quantity),
  };
}
