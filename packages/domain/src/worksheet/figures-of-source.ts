import type { WeightedSets } from '../indicators/weight-table.ts';
import {
  type CalculationItem,
  RESOURCE_KEYS,
  type ResourceKey,
  type Resources,
} from '../items/calculation-item.ts';
import { type WeighedProfiles, weighProfiles } from '../items/value-item.ts';
import { fitUnit, type UnitFit } from '../products/matching/fit-unit.ts';
import type { Product } from '../products/product.ts';
import { declaredProfiles } from '../products/product-of-item.ts';

/** What one unit of a row costs, or why that cannot be told. */
export type SourceFigures =
  | ({ readonly kind: 'weighed'; readonly resources: Resources } & WeighedProfiles)
  | { readonly kind: 'refused'; readonly reason: SourceRefusal };

/**
 * The unit of the source does not lead to that of the row, the source is not there (any more), or the file of its calculation
 * no longer gives what is stored of it.
 */
export const SOURCE_REFUSALS = ['no-conversion', 'conversions-differ', 'gone', 'read-otherwise'] as const;
export type SourceRefusal = (typeof SOURCE_REFUSALS)[number];

/** The figures for one unit of something that rows take as their source. */
export type FiguresPerUnit = Pick<Product, 'unit' | 'conversions' | 'profiles' | 'resources'>;

/** The figures for one unit of a row, as a workbook states them. */
export type FiguresPerRowUnit = Pick<CalculationItem, 'profiles' | 'resources'>;

/**
 * Returns the figures of a source for one unit of a row: as they are in the same unit, else each of them times the number
 * of units of the source in one unit of the row. Only what the source itself says of its units converts (fitUnit).
 */
export function figuresInUnit(
  { profiles, resources, ...source }: FiguresPerUnit,
  unit: string,
): { readonly fit: UnitFit; readonly figures: FiguresPerRowUnit | null } {
  const fit = fitUnit(unit, source);
  if (fit.kind === 'misfit') return { fit, figures: null };
  const declared = declaredProfiles(profiles);
  if (fit.productUnits === 1) return { fit, figures: { profiles: declared, resources } };
  const times = (value: number | null) => (value === null ? null : value * fit.productUnits);
  return {
    fit,
    figures: {
      profiles: Object.fromEntries(
        Object.entries(declared).map(([set, profile]) => [
          set,
          Object.fromEntries(Object.entries(profile).map(([code, values]) => [code, values.map(times)])),
        ]),
      ),
      resources: eachResource((key) => times(resources[key])),
    },
  };
}

/** Weighs a source for one unit of a row with the given weights. */
export function weighSource(source: FiguresPerUnit, unit: string, weights: WeightedSets): SourceFigures {
  const { fit, figures } = figuresInUnit(source, unit);
  if (fit.kind === 'misfit') return { kind: 'refused', reason: fit.reason };
  if (!figures) return { kind: 'refused', reason: 'gone' };
  return {
    kind: 'weighed',
    resources: figures.resources,
    ...weighProfiles(figures.profiles, weights),
  };
}

/** Returns an amount for each resource. */
export function eachResource<Value>(of: (key: ResourceKey) => Value): Record<ResourceKey, Value> {
  return Object.fromEntries(RESOURCE_KEYS.map((key) => [key, of(key)])) as Record<ResourceKey, Value>;
}
