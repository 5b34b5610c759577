import { IMPACT_SETS, MKI_INDICATOR, SET_CODES } from '../indicators/impact-sets.ts';
import { LIFE_CYCLE_MODULES } from '../indicators/life-cycle-modules.ts';
import { isDeclared } from '../indicators/weigh-profile.ts';
import type { Product, ProductSource } from './product.ts';

/** What is wrong with a product as somebody states it. */
export const PRODUCT_PROBLEMS = [
  'nothing-declared',
  'unknown-indicator',
  'unlike-modules',
  'same-unit',
] as const;
export type ProductProblem = (typeof PRODUCT_PROBLEMS)[number];

/** Returns what is wrong with a product; the types hold everything else. */
export function productProblems(
  product: Pick<Product, 'profiles' | 'unit' | 'conversions'>,
): ProductProblem[] {
  const found = new Set<ProductProblem>();
  let isAnything = false;
  for (const set of SET_CODES)
    for (const [code, values] of Object.entries(product.profiles[set] ?? {})) {
      if (code !== MKI_INDICATOR && !IMPACT_SETS[set].indicators.some((indicator) => indicator.code === code))
        found.add('unknown-indicator');
      if (values.length !== LIFE_CYCLE_MODULES.length) found.add('unlike-modules');
      if (isDeclared(values)) isAnything = true;
    }
  if (!isAnything) found.add('nothing-declared');
  const units = [product.unit, ...product.conversions.map(({ unit }) => unit)];
  if (new Set(units).size < units.length) found.add('same-unit');
  return [...found];
}

/** Tells whether a declaration has expired: its last day lies before the given one, both as YYYY-MM-DD. */
export function isExpired({ validUntil }: Pick<ProductSource, 'validUntil'>, today: string): boolean {
  return validUntil !== null && validUntil < today;
}
