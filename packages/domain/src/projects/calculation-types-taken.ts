import type { CalculationType } from '../items/calculation-types.ts';
import { asBuiltBaselineType, type CompletionSubject } from './project-completion.ts';
import { calculationLock } from './project-locks.ts';
import { configuredTabs } from './project-tabs.ts';

/** Why a project takes no calculation of a type: it has no tab for it, or that tab is not open yet. */
export type CalculationTypeObstacle =
  | 'type-not-in-project'
  | 'phase-not-begun'
  | 'scope-question-open'
  | 'scope-unchanged';

/**
 * Returns why a project takes no new or active calculation of this type, by its tabs; null if it takes one.
 * `calculationLock` says whether the phase is closed again.
 */
export function calculationTypeObstacle(
  type: CalculationType,
  project: Pick<CompletionSubject, 'contractType' | 'awardCriteria' | 'status' | 'asbuiltScopeChanged'>,
): CalculationTypeObstacle | null {
  const tabs = configuredTabs(project);
  switch (type) {
    case 'design-baseline':
      return null;
    case 'design-optimization':
      return tabs.optimization === 'Basic' ? null : 'type-not-in-project';
    case 'applicant':
      return tabs.optimization === 'Basic' ? 'type-not-in-project' : null;
    case 'as-built-baseline':
      return asBuiltObstacleOf(project) ?? scopeObstacle(project);
    case 'as-built-optimization':
      return asBuiltObstacleOf(project);
  }
}

/** Returns those of the types of which a project takes a new calculation at this moment, in their order. */
export function typesTakenNow<Type extends CalculationType>(
  types: readonly Type[],
  project: Parameters<typeof calculationTypeObstacle>[1] & { readonly locked: boolean },
): Type[] {
  return types.filter(
    (type) => calculationLock(type, project) === null && calculationTypeObstacle(type, project) === null,
  );
}

/** Returns what a variant of a design becomes: an optimisation, or a baseline where bidders supply the optimisation. */
export function variantTypeOf(
  project: Pick<CompletionSubject, 'contractType' | 'awardCriteria'>,
): 'design-baseline' | 'design-optimization' {
  return configuredTabs(project).optimization === 'Basic' ? 'design-optimization' : 'design-baseline';
}

function asBuiltObstacleOf(
  project: Pick<CompletionSubject, 'contractType' | 'awardCriteria' | 'status'>,
): CalculationTypeObstacle | null {
  if (configuredTabs(project)['as-built'] === 'Excluded') return 'type-not-in-project';
  const begun = project.status === 'Design_Phase_Complete' || project.status === 'Project_Complete';
  return begun ? null : 'phase-not-begun';
}

/** Returns why a fixed price has no as-built baseline of its own: it has one only if the scope changed. */
function scopeObstacle(
  project: Pick<CompletionSubject, 'contractType' | 'awardCriteria' | 'asbuiltScopeChanged'>,
): CalculationTypeObstacle | null {
  switch (asBuiltBaselineType(project)) {
    case null:
      return 'scope-question-open';
    case 'design-baseline':
      return 'scope-unchanged';
    case 'as-built-baseline':
      return null;
  }
}
