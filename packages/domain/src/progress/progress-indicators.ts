import type { ResourceKey } from '../items/calculation-item.ts';
import type { PartGoal } from '../statistics/clean-share.ts';
import type { UndeclaredQuantity } from '../statistics/undeclared-quantities.ts';

/** What projects save against their baselines, in percent. */
export const REDUCTION_PROGRESS = ['mki', 'co2', 'primary_material'] as const;
export type ReductionProgress = (typeof REDUCTION_PROGRESS)[number];

/** Parts that should grow, in percent of what the optimisations use. */
export const SHARE_PROGRESS = [
  'secondary_material',
  'biobased_material',
  'renewable_energy',
  'emission_free_equipment',
  'emission_free_transport',
] as const;
export type ShareProgress = (typeof SHARE_PROGRESS)[number];

/** The indicators that are followed over the years. */
export const PROGRESS_INDICATORS = [...REDUCTION_PROGRESS, ...SHARE_PROGRESS] as const;
export type ProgressIndicator = (typeof PROGRESS_INDICATORS)[number];

/** What a share is of: a resource, and the goal whose parts together are the whole. */
export const SHARE_PARTS: Readonly<
  Record<ShareProgress, { readonly goal: PartGoal; readonly part: ResourceKey }>
> = {
  secondary_material: { goal: 'material', part: 'secondaryTon' },
  biobased_material: { goal: 'material', part: 'biobasedTon' },
  renewable_energy: { goal: 'energy', part: 'renewableMj' },
  emission_free_equipment: { goal: 'emissions_construction_site', part: 'equipmentEmissionFreeHours' },
  emission_free_transport: { goal: 'emissions_transport', part: 'transportEmissionFreeTkm' },
};

/** Tells whether an indicator is a share, and not a reduction. */
export function isShareProgress(indicator: ProgressIndicator): indicator is ShareProgress {
  return indicator in SHARE_PARTS;
}

/**
 * Returns where an indicator ends, in percent. MKI and CO2 have no end: an optimisation with credits can save more than
 * its baseline costs, and one can cost any amount more.
 */
export function progressLimits(indicator: ProgressIndicator): {
  readonly lowest: number | null;
  readonly highest: number | null;
} {
  if (isShareProgress(indicator)) return { lowest: 0, highest: 100 };
  return { lowest: null, highest: indicator === 'primary_material' ? 100 : null };
}

/** Returns the quantity of which both sides are compared: by it a project counts or not. */
export function comparedQuantityOf(indicator: ProgressIndicator): UndeclaredQuantity {
  if (isShareProgress(indicator)) return SHARE_PARTS[indicator].goal;
  return indicator === 'primary_material' ? 'primaryTon' : indicator;
}
