import type { DiscountStep } from './discount-steps.ts';
import type { NamedCriterion } from './named-criteria.ts';

/** The model that bids are held against, in whole euro; null where a value is not filled in. */
export interface AwardModel {
  /** estimated size of the contract (projectscope) */
  readonly scopeEur: number | null;
  /** total fictional discount, to be distributed over the criteria (fictional_tender_benefit) */
  readonly benefitEur: number | null;
  /** what the MKI can earn (mki_max_discount) */
  readonly mkiMaxDiscountEur: number | null;
  /** what all other criteria together can earn (criteria_max_discount) */
  readonly criteriaMaxDiscountEur: number | null;
  /** reference value: an MKI that earns nothing (mki_upper_boundary) */
  readonly upperEur: number | null;
  /** target value: an MKI that earns all (mki_lower_boundary) */
  readonly lowerEur: number | null;
  /** an MKI above it sets a bid aside (mki_ceiling); null where the model has no ceiling */
  readonly ceilingEur: number | null;
  /** what an MKI up to each step earns (mki_steps); null where the discount follows a straight line */
  readonly steps: readonly DiscountStep[] | null;
}

interface Boundaries {
  readonly upperEur: number;
  readonly lowerEur: number;
  readonly maxDiscountEur: number;
}

/** What of the model turns an MKI into a discount, in whole euro: in proportion between two boundaries, or in steps ('staffel'). */
export type DiscountLine =
  | (Boundaries & { readonly form: 'line' })
  /** the boundaries are the MKI of the first and the last step, the maximum is what the first one earns */
  | (Boundaries & { readonly form: 'steps'; readonly steps: readonly DiscountStep[] });

/** What of a model says which MKI earns what. */
export type DiscountValues = Pick<AwardModel, 'upperEur' | 'lowerEur' | 'mkiMaxDiscountEur' | 'steps'>;

/** The part of the model that turns an MKI into a discount; null while one of its three values is missing. */
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

/** What the criteria were given together; a discount that is not filled in counts as 0, since nothing was given yet. */
export function distributedEur({
  mkiMaxDiscountEur,
  criteriaMaxDiscountEur,
}: Pick<AwardModel, 'mkiMaxDiscountEur' | 'criteriaMaxDiscountEur'>): number {
  return (mkiMaxDiscountEur ?? 0) + (criteriaMaxDiscountEur ?? 0);
}

/**
 * What of the benefit is still to be distributed, below 0 when too much was (part 2, §4); null while there is no
 * benefit.
 */
export function remainingBenefitEur(
  model: Pick<AwardModel, 'benefitEur' | 'mkiMaxDiscountEur' | 'criteriaMaxDiscountEur'>,
): number | null {
  return model.benefitEur === null ? null : model.benefitEur - distributedEur(model);
}

/** A row of the overview; what does not apply to its criteria is null. */
export interface OverviewRow {
  readonly criteria: 'mki' | 'named' | 'other';
  /** of a criterion that the project names; null of the others */
  readonly name: string | null;
  readonly maxDiscountEur: number | null;
  readonly lowerEur: number | null;
  readonly upperEur: number | null;
  /** share of the benefit in percent, not rounded; null while either is missing, and of a benefit of 0 */
  readonly distributionPercent: number | null;
}

/**
 * The model in rows: the MKI, and each criterion that the project names, or the other criteria together where it names
 * none (D-43). The rows add up to what is distributed.
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
