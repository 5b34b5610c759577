import type { Project } from '@milieuspoor/contract';
import { type BaselineEffect, configuredTabs, effectOfBaseline, effectOfTakingUp } from '@milieuspoor/domain';
import { followingOf } from '../../lib/project-changes/following-of.ts';

/** The part of a project that decides how its award model follows the calculation that is made active. */
export type BaselineProject = Pick<
  Project,
  | 'project_contract_type'
  | 'project_award_criteria'
  | 'mki_upper_boundary'
  | 'mki_lower_boundary'
  | 'mki_manually_set'
  | 'mki_reference_calculation'
  | 'emvi_status'
>;

export type EffectOfActivating =
  | Exclude<BaselineEffect, { readonly kind: 'none' }>
  /** the model is complete and keeps its reference value, which then belongs to another calculation */
  | { readonly kind: 'kept' };

/** Tells whether a project has an award model, whose reference value follows its active baseline. */
export function followsBaseline(
  project: Pick<BaselineProject, 'project_contract_type' | 'project_award_criteria'>,
): boolean {
  const tabs = configuredTabs({
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
  });
  return tabs['award-criterion'] !== 'Excluded';
}

/**
 * Returns the effect on a project's award model when a baseline of this MKI, in euro, becomes active; null for none.
 */
export function effectOfActivating(project: BaselineProject, mkiEur: number): EffectOfActivating | null {
  if (!followsBaseline(project)) return null;
  const model = followingOf(project);
  const effect = effectOfBaseline(model, mkiEur);
  if (effect.kind !== 'none') return effect;
  const keeps = project.mki_upper_boundary !== null && effectOfTakingUp(model, mkiEur).kind !== 'none';
  return keeps ? { kind: 'kept' } : null;
}
