import { MATERIAL_KEYS } from '../calculations/covered-figures.ts';
import { type Comparison, comparePair, type Gap, type SharedModules } from '../figures/compare-pair.ts';
import { addParts, type CoveredSum } from '../figures/covered-sum.ts';
import type { SetCode } from '../indicators/impact-sets.ts';
import type { ResourceKey } from '../items/calculation-item.ts';
import type { SeriesName } from '../items/calculation-types.ts';
import { type VariantScope, withLacking } from '../scope/variant-scope.ts';

/** The figures of a calculation in one set, over all its items: an item that is not in the set is undeclared. */
export interface VariantFigures {
  readonly set: SetCode;
  /** the version of the weights of that set */
  readonly weightsVersion: string;
  /** euro */
  readonly mki: CoveredSum;
  /** kg CO2-eq */
  readonly co2: CoveredSum;
  /** in the unit of each key */
  readonly resources: Readonly<Record<ResourceKey, CoveredSum>>;
}

export const COMPARED_QUANTITIES = ['mki', 'co2', 'material'] as const;
export type ComparedQuantity = (typeof COMPARED_QUANTITIES)[number];

/**
 * A difference, or why there is none: the sets or the weights differ, it is unknown whether it is the same work, or a
 * side is not whole or lacks something that the other declares (with its gaps, and the comparison over the modules that
 * both declare).
 */
export type VariantComparison =
  | { readonly comparison: Comparison; readonly obstacle: null }
  | { readonly comparison: null; readonly obstacle: 'other-set' | 'other-weights' | 'unknown-work' }
  | {
      readonly comparison: null;
      readonly obstacle: 'not-whole';
      readonly gaps: readonly Gap[];
      readonly shared?: SharedModules | undefined;
    };

/**
 * Compares a calculation with a baseline in one quantity (D-93 and D-96): MKI and CO2 only in one set, MKI only with
 * one version of its weights, and any quantity only where both sides are whole and the same work (D-104). Without a
 * scope it is unknown whether they are the same work. Calculations without a common set have no scope, and only their
 * materials are compared.
 */
export function compareVariants(
  baseline: VariantFigures,
  variant: VariantFigures,
  quantity: ComparedQuantity,
  scope: VariantScope | null,
): VariantComparison {
  if (quantity !== 'material' && baseline.set !== variant.set)
    return { comparison: null, obstacle: 'other-set' };
  if (quantity === 'mki' && baseline.weightsVersion !== variant.weightsVersion)
    return { comparison: null, obstacle: 'other-weights' };
  if (!scope && quantity !== 'material') return { comparison: null, obstacle: 'unknown-work' };
  const sideOf = (side: SeriesName, figures: VariantFigures) =>
    withLacking(figureOf(figures, quantity), scope?.lacking[side][quantity] ?? null);
  const { comparison, gaps, shared } = comparePair({
    baseline: sideOf('baseline', baseline),
    optimization: sideOf('optimization', variant),
  });
  if (comparison) return { comparison, obstacle: null };
  return { comparison: null, obstacle: 'not-whole', gaps, ...(shared ? { shared } : {}) };
}

/** Tells whether the MKI of calculations may be shown on one scale: one set and one version of its weights (D-93). */
export function shareScale(calculations: readonly Pick<VariantFigures, 'set' | 'weightsVersion'>[]): boolean {
  const [first] = calculations;
  return calculations.every(
    ({ set, weightsVersion }) => set === first?.set && weightsVersion === first.weightsVersion,
  );
}

/** Returns one quantity of a calculation. Its materials are primary, secondary and biobased together, in ton. */
export function figureOf(
  { mki, co2, resources }: Pick<VariantFigures, ComparedFigures>,
  quantity: ComparedQuantity,
): CoveredSum {
  switch (quantity) {
    case 'mki':
      return mki;
    case 'co2':
      return co2;
    case 'material':
      return addParts(MATERIAL_KEYS.map((key) => resources[key]));
  }
}

type ComparedFigures = 'mki' | 'co2' | 'resources';
