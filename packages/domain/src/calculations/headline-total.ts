import type { CoveredSum } from '../figures/covered-sum.ts';
import type { SetCode } from '../indicators/impact-sets.ts';
import { type PerModule, sumModules } from '../indicators/life-cycle-modules.ts';
import type { SetTotal } from '../items/calculation-totals.ts';
import type { ValuedItem } from '../items/value-item.ts';

/** The headline uses the first of these sets that a calculation has (D-93). */
const HEADLINE_ORDER = ['a1', 'a2'] as const;

/** A calculation's one MKI figure, with the set that states it. */
export interface HeadlineTotal extends SetFigures {
  readonly set: SetCode;
  /** euro; a sum that no item declares counts as 0 */
  readonly mkiEur: number;
}

/** The figures of a sum in one set over all modules. */
export interface SetFigures {
  /** euro */
  readonly mki: CoveredSum;
  /** kg CO2-eq */
  readonly co2: CoveredSum;
}

/** Returns a calculation's MKI: the A1 total when it has Set A1, else the A2 total, with the set (D-93). */
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

/** Returns the headline set of a calculation with these items, without adding up; null when no item has a set. */
export function headlineSetOf(items: readonly Pick<ValuedItem, 'impacts'>[]): SetCode | null {
  return HEADLINE_ORDER.find((set) => items.some(({ impacts }) => impacts[set])) ?? null;
}

/**
 * Returns the figures of a sum in one set over all modules, with their coverage. This is the only place that decides
 * when MKI and CO2 are declared: every item of a set has an MKI, from all or a part of its indicators; an item without
 * a CO2 row declares no CO2.
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

/**
 * Returns the figures of `figuresOf` with their amounts per module, so that a comparison can be limited to some
 * modules.
 */
export function perModuleFigures(total: Parameters<typeof figuresOf>[0]): SetFigures {
  const { mki, co2 } = figuresOf(total);
  return {
    mki: { ...mki, perModule: total.mkiEur },
    co2: { ...co2, perModule: total.co2Kg ?? undefined },
  };
}
