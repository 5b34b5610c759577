import type { CalculationType } from '../items/calculation-types.ts';
import type { ProjectStatus } from './project-statuses.ts';

/** Why a project's calculations of a type cannot be changed now; null when they can. */
export type CalculationLock = 'project-locked' | 'project-complete' | 'design-phase-complete';

/**
 * Design calculations and bidders close when the tender phase is complete; as-built calculations close with the
 * project; a locked project is read-only altogether.
 */
export function calculationLock(
  type: CalculationType,
  project: { readonly status: ProjectStatus; readonly locked: boolean },
): CalculationLock | null {
  if (project.locked) return 'project-locked';
  if (project.status === 'Project_Complete') return 'project-complete';
  const asBuilt = type === 'as-built-baseline' || type === 'as-built-optimization';
  if (project.status === 'Design_Phase_Complete' && !asBuilt) return 'design-phase-complete';
  return null;
}

/** Why it cannot be changed now who works on a project; null when it can. They may change as long as it runs. */
export function projectMembersLock(project: {
  readonly status: ProjectStatus;
  readonly locked: boolean;
}): CalculationLock | null {
  if (project.locked) return 'project-locked';
  return project.status === 'Project_Complete' ? 'project-complete' : null;
}

/** Why the planned completion cannot be moved now; null when it can. It may move as long as the project runs. */
export function plannedCompletionLock(project: {
  readonly status: ProjectStatus;
  readonly locked: boolean;
}): CalculationLock | null {
  return projectMembersLock(project);
}

/** Why a project's own data cannot be changed now; null when they can. */
export function projectDataLock(project: {
  readonly status: ProjectStatus;
  readonly locked: boolean;
}): CalculationLock | null {
  if (project.locked) return 'project-locked';
  if (project.status === 'Project_Complete') return 'project-complete';
  if (project.status === 'Design_Phase_Complete') return 'design-phase-complete';
  return null;
}
