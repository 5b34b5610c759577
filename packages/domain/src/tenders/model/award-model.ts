import type { DiscountStep } from './discount-steps.ts';
import type { NamedCriterion } from './named-criteria.ts';

/** The model by which bids are scored, in whole euro; null where a value is not filled in. */
export interface AwardModel {
  /** estimated size of the contract (projectscope) */
  readonly scopeEur: number | null;
  /** total fictional discount, to be distributed over the criteria (fictional_tender_benefit) */
  readonly benefitEur: number | null;
  /** the most that the MKI can earn (mki_max_discount) */
  readonly mkiMaxDiscountEur: number | null;
  /** the most that all other criteria together can earn (criteria_max_discount) */
  readonly criteriaMaxDiscountEur: number | null;
  /** reference value: an MKI that earns nothing (mki_upper_boundary) */
  readonly upperEur: number | null;
  /** target value: an MKI that earns all (mki_lower_boundary) */
  readonly lowerEur: number | null;
  /** a bid with an MKI above it is excluded (mki_ceiling); null where the model has no ceiling */
  readonly ceilingEur: number | null;
  /**
   * the steps, each with the amount that an MKI up to it earns (mki_steps); null where the discount follows a straight
   * line
   */
  readonly steps: readonly DiscountStep[] | null;
}

interface Boundaries {
  readonly upperEur: number;
  readonly lowerEur: number;
  readonly maxDiscountEur: number;
}

/**
 * The part of the model that turns an MKI into a discount, in whole euro: in proportion between two boundaries, or in
 * steps ('staffel').
 */
export type DiscountLine =
  | (Boundaries & { readonly form: 'line' })
  /** the boundaries are the MKI of the first and last step, the maximum is the amount of the first */
  | (Boundaries & { readonly form: 'steps'; readonly steps: readonly DiscountStep[] });

/** The values of a model that decide what an MKI earns. */
export type DiscountValues = Pick<AwardModel, 'upperEur' | 'lowerEur' | 'mkiMaxDiscountEur' | 'steps'>;

/** Returns the part of the model that turns an MKI into a discount; null while one of its three values is missing. */
export function discountLineOf({
  upperEur,
  lowerEur,
  mkiMaxDiscountEur,
  steps,
}: DiscountValues): DiscountLine | null {
  if (upperEur === null || lowerEur === null || mkiMaxDiscountEur === null) return null;
  const boundaries = { upperEur, lowerEur, maxDiscountEur: mkiMaxDiscountEur };
  return steps ? { form: 'steps', ...boundaries, steps } : { form: 'line', ...boundaries };
}

/**
 * Returns the sum of what the criteria were given; a discount without a value counts as 0, since nothing was given yet.
 */
export function distributedEur({
  mkiMaxDiscountEur,
  criteriaMaxDiscountEur,
}: Pick<AwardModel, 'mkiMaxDiscountEur' | 'criteriaMaxDiscountEur'>): number {
  return (mkiMaxDiscountEur ?? 0) + (criteriaMaxDiscountEur ?? 0);
}

/**
 * Returns the part of the benefit that remains to be distributed, below 0 when too much was (part 2, §4); null while
 * there is no benefit.
 */
export function remainingBenefitEur(
  model: Pick<AwardModel, 'benefitEur' | 'mkiMaxDiscountEur' | 'criteriaMaxDiscountEur'>,
): number | null {
  return model.benefitEur === null ? null : model.benefitEur - distributedEur(model);
}

/** A row of the overview; values that do not apply to its criteria are null. */
export interface OverviewRow {
  readonly criteria: 'mki' | 'named' | 'other';
  /** the name of a criterion of the project; null for other rows */
  readonly name: string | null;
  readonly maxDiscountEur: number | null;
  readonly lowerEur: number | null;
  readonly upperEur: number | null;
  /** share of the benefit in percent, not rounded; null while either is missing, and for a benefit of 0 */
  readonly distributionPercent: number | null;
}

/**
 * Returns the model in rows: the MKI, and each named criterion of the project, or the other criteria together where
 * none is named (D-43). The rows add up to the distributed amount.
 */
export function overviewRows(model: AwardModel, criteria: readonly NamedCriterion[]): readonly OverviewRow[] {
  const { upperEur, lowerEur, mkiMaxDiscountEur, criteriaMaxDiscountEur } = model;
  const rowOf = (
    kind: OverviewRow['criteria'],
    name: string | null,
    maxDiscountEur: number | null,
  ): OverviewRow => ({
    criteria: kind,
    name,
    maxDiscountEur,
    lowerEur: kind === 'mki' ? lowerEur : null,
    upperEur: kind === 'mki' ? upperEur : null,
    distributionPercent:
      maxDiscountEur === null || !model.benefitEur ? null : (100 * maxDiscountEur) / model.benefitEur,
  });
  const others =
    criteria.length === 0
      ? [rowOf('other', null, criteriaMaxDiscountEur)]
      : criteria.map(({ name, maxDiscountEur }) => rowOf('named', name, maxDiscountEur));
  return [rowOf('mki', null, mkiMaxDiscountEur), ...others];
}
