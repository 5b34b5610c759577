import type { Project } from '@milieuspoor/contract';
import { comparedBaseline, sharedBaseline as sharedAmong } from '@milieuspoor/domain';
import type { KnownVariant } from '../report-variant.ts';

/** Returns the baseline among some variants that one of them is compared with; null if there is none. */
export function baselineOf(
  { calculation }: KnownVariant,
  variants: readonly KnownVariant[],
  project: Project,
): KnownVariant | null {
  const found = comparedBaseline(
    { calculationType: calculation.calculation_type },
    candidatesOf(variants),
    subjectOf(project),
  );
  return found?.variant ?? null;
}

/**
 * Returns the one baseline that all others are compared with; null if one of them is compared with another one, or with
 * none.
 */
export function sharedBaseline(variants: readonly KnownVariant[], project: Project): KnownVariant | null {
  return sharedAmong(candidatesOf(variants), subjectOf(project))?.variant ?? null;
}

function candidatesOf(variants: readonly KnownVariant[]) {
  return variants.map((variant) => ({
    variant,
    calculationType: variant.calculation.calculation_type,
    active: variant.calculation.active,
  }));
}

function subjectOf(project: Project) {
  return {
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
    asbuiltScopeChanged: project.asbuilt_scope_changed,
  };
}
