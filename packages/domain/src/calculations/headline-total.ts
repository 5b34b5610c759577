import type { SetCode } from '../indicators/impact-sets.ts';
import { type PerModule, sumModules } from '../indicators/life-cycle-modules.ts';
import type { CoveredSum } from '../statistics/covered-sum.ts';
import type { SetTotal } from './calculation-totals.ts';
import type { ValuedItem } from './value-item.ts';

/** The set of the headline is the first of these that a calculation has (D-93). */
const HEADLINE_ORDER = ['a1', 'a2'] as const;

/** A calculation's one MKI figure, and the set that it is stated in. */
export interface HeadlineTotal extends SetFigures {
  readonly set: SetCode;
  /** euro; 0 in the sum is what nothing declares */
  readonly mkiEur: number;
}

/** What a sum in one set amounts to over all modules. */
export interface SetFigures {
  /** euro */
  readonly mki: CoveredSum;
  /** kg CO2-eq */
  readonly co2: CoveredSum;
}

/** A calculation's MKI is its A1 total when it has Set A1, else its A2 total, and it says which (D-93). */
export function headlineTotal(sets: Readonly<Partial<Record<SetCode, SetTotal>>>): HeadlineTotal | null {
  for (const set of HEADLINE_ORDER) {
    const total = sets[set];
    if (!total) continue;
    const figures = figuresOf(total);
    // Every item of a set declares an MKI in some module, so there is an amount; without items it is 0.
    return { set, mkiEur: figures.mki.amount ?? 0, ...figures };
  }
  return null;
}

/** The set of the headline of a calculation with these items, which takes no adding up; null when no item has a set. */
export function headlineSetOf(items: readonly Pick<ValuedItem, 'impacts'>[]): SetCode | null {
  return HEADLINE_ORDER.find((set) => items.some(({ impacts }) => impacts[set])) ?? null;
}

/**
 * What a sum in one set amounts to over all modules, with its coverage: the one place that says when MKI and CO2 are
 * declared. Every item of a set has an MKI, whole or of a part of its indicators; an item without a CO2 row declares none.
 */
export function figuresOf({
  mkiEur,
  co2Kg,
  itemCount: items,
  itemsUndeclared,
  itemsWithoutCo2,
}: Pick<SetTotal, 'itemCount' | 'itemsUndeclared' | 'itemsWithoutCo2'> & {
  readonly mkiEur: PerModule;
  readonly co2Kg: PerModule | null;
}): SetFigures {
  return {
    mki: { amount: sumModules(mkiEur), items, undeclared: 0, incomplete: itemsUndeclared },
    co2: {
      amount: co2Kg && itemsWithoutCo2 < items ? sumModules(co2Kg) : null,
      items,
      undeclared: itemsWithoutCo2,
      incomplete: 0,
    },
  };
}

/** The same with what they are in each module, of which a comparison may be left with some. */
export function perModuleFigures(total: Parameters<typeof figuresOf>[0]): SetFigures {
  const { mki, co2 } = figuresOf(total);
  return {
    mki: { ...mki, perModule: total.mkiEur },
    co2: { ...co2, perModule: total.co2Kg ?? undefined },
  };
}
