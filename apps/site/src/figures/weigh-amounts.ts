import type { WeightedSet } from '@milieuspoor/domain';

/** The contribution of one category to an MKI. */
export interface WeighedCategory {
  readonly code: string;
  readonly unit: string;
  readonly weightEur: number;
  /** in the category's unit; null when it was not declared */
  readonly amount: number | null;
  /** euro; null when it was not declared */
  readonly mkiEur: number | null;
}

/**
 * Returns the amount of each category times its weight, in the order of the set. What was not declared stays null: it
 * is not a 0, and a sum over what was declared must say how many categories it leaves out.
 */
export function weighAmounts(
  set: WeightedSet,
  amounts: Readonly<Record<string, number>>,
): readonly WeighedCategory[] {
  return set.indicators.map(({ code, unit, weightEur }) => {
    const amount = amounts[code] ?? null;
    return { code, unit, weightEur, amount, mkiEur: amount === null ? null : amount * weightEur };
  });
}

export function sumMki(categories: readonly WeighedCategory[]): number {
  return categories.reduce((sum, { mkiEur }) => (mkiEur === null ? sum : sum + mkiEur), 0);
}

/** Returns the sum over all modules for each category. */
export function sumOverModules(
  profile: Readonly<Record<string, readonly number[]>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(profile).map(([code, values]) => [code, values.reduce((sum, each) => sum + each, 0)]),
  );
}
