import type { ResourceKey } from '../calculations/calculation-item.ts';
import { MATERIAL_KEYS } from '../calculations/covered-figures.ts';
import type { SetCode } from '../indicators/impact-sets.ts';
import { type Comparison, comparePair, type Gap } from './compare-pair.ts';
import { addParts, type CoveredSum } from './covered-sum.ts';

/** What a calculation comes to in one set, over all its items: an item that is not in the set is undeclared. */
export interface VariantFigures {
  readonly set: SetCode;
  /** of the weights of that set */
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

/** A difference, or why there is none: the sets or the weights differ, or a side is not whole (with its gaps). */
export type VariantComparison =
  | { readonly comparison: Comparison; readonly obstacle: null }
  | { readonly comparison: null; readonly obstacle: 'other-set' | 'other-weights' }
  | { readonly comparison: null; readonly obstacle: 'not-whole'; readonly gaps: readonly Gap[] };

/**
 * Holds a calculation against a baseline in one quantity (decisions 93 and 96): MKI and CO2 of one set only, MKI of one
 * version of its weights only, and any of them only where both sides are whole.
 */
export function compareVariants(
  baseline: VariantFigures,
  variant: VariantFigures,
  quantity: ComparedQuantity,
): VariantComparison {
  if (quantity !== 'material' && baseline.set !== variant.set)
    return { comparison: null, obstacle: 'other-set' };
  if (quantity === 'mki' && baseline.weightsVersion !== variant.weightsVersion)
    return { comparison: null, obstacle: 'other-weights' };
  const sides = { baseline: figureOf(baseline, quantity), optimization: figureOf(variant, quantity) };
  const { comparison, gaps } = comparePair(sides);
  return comparison ? { comparison, obstacle: null } : { comparison: null, obstacle: 'not-whole', gaps };
}

/** Whether the MKI of calculations may stand on one scale: of one set and one version of its weights (decision 93). */
export function shareScale(calculations: readonly Pick<VariantFigures, 'set' | 'weightsVersion'>[]): boolean {
  const [first] = calculations;
  return calculations.every(
    ({ set, weightsVersion }) => set === first?.set && weightsVersion === first.weightsVersion,
  );
}

/** One quantity of a calculation; its materials are primary, secondary and biobased together, in ton. */
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
