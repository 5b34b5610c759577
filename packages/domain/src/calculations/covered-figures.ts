import { addParts, type CoveredSum, completenessOf } from '../figures/covered-sum.ts';
import { SET_CODES, type SetCode } from '../indicators/impact-sets.ts';
import type { ResourceKey } from '../items/calculation-item.ts';
import type { TotalNode } from '../items/calculation-totals.ts';
import { figuresOf } from './headline-total.ts';

/** The raw materials, in ton; together they are the material use of a work. */
export const MATERIAL_KEYS = ['primaryTon', 'secondaryTon', 'biobasedTon'] as const satisfies ResourceKey[];

/**
 * Returns the sum of the items in one resource, in the unit of its key. An item without a column for the resource
 * declares nothing.
 */
export function resourceSumOf(
  { resources, resourceItems, itemCount }: Pick<TotalNode, 'resources' | 'resourceItems' | 'itemCount'>,
  key: ResourceKey,
): CoveredSum {
  return {
    amount: resources[key],
    items: itemCount,
    undeclared: itemCount - resourceItems[key],
    incomplete: 0,
  };
}

/** The figures of a calculation that may be compared in one set; null where a figure is not whole. */
export interface ComparableSet {
  readonly mkiEur: number | null;
  readonly co2Kg: number | null;
  /** whether an item declares only a part of the indicators of the set, so that conclusions from the MKI are marked */
  readonly incomplete: boolean;
}

/**
 * The figures of a calculation as a whole that may be compared with another; null where a figure is not whole (D-96).
 */
export interface ComparableFigures {
  readonly sets: Readonly<Record<SetCode, ComparableSet>>;
  /** primary, secondary and biobased together */
  readonly materialTon: number | null;
  readonly secondaryTon: number | null;
}

/** Returns the figures of a calculation that are whole. A set that the calculation does not state has none. */
export function comparableFigures(whole: TotalNode): ComparableFigures {
  const sets = {} as Record<SetCode, ComparableSet>;
  for (const set of SET_CODES) {
    const total = whole.sets[set];
    const figures = total && figuresOf(total);
    sets[set] = {
      mkiEur: figures ? wholeAmount(figures.mki) : null,
      co2Kg: figures ? wholeAmount(figures.co2) : null,
      incomplete: (figures?.mki.incomplete ?? 0) > 0,
    };
  }
  return {
    sets,
    materialTon: wholeAmount(addParts(MATERIAL_KEYS.map((key) => resourceSumOf(whole, key)))),
    secondaryTon: wholeAmount(resourceSumOf(whole, 'secondaryTon')),
  };
}

function wholeAmount(sum: CoveredSum): number | null {
  return completenessOf(sum) === 'whole' ? sum.amount : null;
}
