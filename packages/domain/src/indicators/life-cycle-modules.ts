/**
 * The life-cycle modules of EN 15804 for which the application states a profile, in their fixed order. All arrays "per
 * module" in the product have this length and order.
 */
export const LIFE_CYCLE_MODULES = ['A1-A3', 'A4', 'A5', 'B1', 'B4', 'C1', 'C2', 'C3', 'C4', 'D'] as const;

export type LifeCycleModule = (typeof LIFE_CYCLE_MODULES)[number];

/** One figure for each life-cycle module, in the order of LIFE_CYCLE_MODULES; null where nothing is declared. */
export type PerModule = readonly (number | null)[];

/**
 * Sums a quantity over all its modules; D (benefits beyond the system boundary) counts like any other. An undeclared
 * module counts as 0 in the sum (workbook layout); returns null when no module is declared.
 */
export function sumModules(perModule: PerModule): number | null {
  let sum: number | null = null;
  for (const value of perModule) if (value !== null) sum = (sum ?? 0) + value;
  return sum;
}

/** The indicators that are stated per life-cycle module. */
export const MODULE_INDICATORS = ['mki', 'co2'] as const;
export type ModuleIndicator = (typeof MODULE_INDICATORS)[number];
