import type { Project, Shown } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { reopened } from '@milieuspoor/domain';
import { client } from '../../../lib/client.ts';

/** The steps of staff on a project, in the order of the menu. */
export const STAFF_STEPS = ['lock', 'unlock', 'reopen'] as const;
export type StaffStep = (typeof STAFF_STEPS)[number];

const ENDPOINTS = {
  lock: endpoints.lockProject,
  unlock: endpoints.unlockProject,
  reopen: endpoints.reopenProject,
} as const satisfies Record<StaffStep, unknown>;

/** Returns the steps that are possible for a project now. */
export function staffSteps(project: Project): readonly StaffStep[] {
  const has: Readonly<Record<StaffStep, boolean>> = {
    lock: !project.project_locked,
    unlock: project.project_locked,
    reopen: reopenedOf(project) !== null,
  };
  return STAFF_STEPS.filter((step) => has[step]);
}

/** Returns the project after reopening it; null if no phase is complete. */
export function reopenedOf(project: Project): ReturnType<typeof reopened> {
  return reopened({
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
    status: project.project_status,
    emviStatus: project.emvi_status,
  });
}

/**
 * Tells whether reopening a project takes it back to before its realisation, so that no calculation of that stays
 * active.
 */
export function leavesConstruction(project: Project): boolean {
  return project.project_status === 'Design_Phase_Complete';
}

/** Returns what the screen showed to the user who takes a step. */
export function factsOfStep({ project_status, project_locked }: Project): Shown {
  return { project_status, project_locked };
}

/** Takes a step on a project as the user saw it; returns the project after it. */
export function takeStaffStep(step: StaffStep, seen: Project, reason: string): Promise<Project> {
  return client.call(ENDPOINTS[step], {
    params: { uuid: seen.uuid },
    body: { reason, shown: factsOfStep(seen) },
  });
}
