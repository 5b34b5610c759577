import type { Project } from '@milieuspoor/contract';
import { comparedBaseline } from '@milieuspoor/domain';
import type { KnownVariant } from '../report-variant.ts';

/** The baseline among some variants that one of them is held against; null where there is none. */
export function baselineOf(
  { calculation }: KnownVariant,
  variants: readonly KnownVariant[],
  project: Project,
): KnownVariant | null {
  const found = comparedBaseline(
    { calculationType: calculation.calculation_type },
    variants.map((variant) => ({
      variant,
      calculationType: variant.calculation.calculation_type,
      active: variant.calculation.active,
    })),
    {
      contractType: project.project_contract_type,
      awardCriteria: project.project_award_criteria,
      asbuiltScopeChanged: project.asbuilt_scope_changed,
    },
  );
  return found?.variant ?? null;
}

/** The one baseline that all others are held against; null where one of them is held against another, or against none. */
export function sharedBaseline(variants: readonly KnownVariant[], project: Project): KnownVariant | null {
  const baselines = new Map(variants.map((each) => [each, baselineOf(each, variants, project)]));
  const shared = [...baselines.values()].find((baseline) => baseline !== null);
  if (!shared) return null;
  return variants.every((each) => each === shared || baselines.get(each) === shared) ? shared : null;
}
