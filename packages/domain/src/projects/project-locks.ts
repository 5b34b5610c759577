import type { CalculationType } from '../items/calculation-types.ts';
import type { ProjectStatus } from './project-statuses.ts';

/** Why a project's calculations of a type cannot be changed now. */
export type CalculationLock = 'project-locked' | 'project-complete' | 'design-phase-complete';

/**
 * Returns why calculations of a type are closed: design calculations and bidders when the tender phase is complete,
 * as-built calculations when the project is; a locked project is read-only altogether.
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

/**
 * Returns why the members of a project cannot be changed now; null if they can. They may change while the project is
 * running.
 */
export function projectMembersLock(project: {
  readonly status: ProjectStatus;
  readonly locked: boolean;
}): CalculationLock | null {
  if (project.locked) return 'project-locked';
  return project.status === 'Project_Complete' ? 'project-complete' : null;
}

/**
 * Returns why the planned completion cannot be changed now; null if it can. It may change while the project is running.
 */
export function plannedCompletionLock(project: {
  readonly status: ProjectStatus;
  readonly locked: boolean;
}): CalculationLock | null {
  return projectMembersLock(project);
}

/** Returns why a project's own data cannot be changed now; null if they can. */
export function projectDataLock(project: {
  readonly status: ProjectStatus;
  readonly locked: boolean;
}): CalculationLock | null {
  if (project.locked) return 'project-locked';
  if (project.status === 'Project_Complete') return 'project-complete';
  if (project.status === 'Design_Phase_Complete') return 'design-phase-complete';
  return null;
}
