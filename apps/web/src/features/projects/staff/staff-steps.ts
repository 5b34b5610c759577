import type { Project, Shown } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { reopened } from '@milieuspoor/domain';
import { client } from '../../../lib/client.ts';

/** What staff do to a project as its provider, in the order of the menu. */
export const STAFF_STEPS = ['lock', 'unlock', 'reopen'] as const;
export type StaffStep = (typeof STAFF_STEPS)[number];

const ENDPOINTS = {
  lock: endpoints.lockProject,
  unlock: endpoints.unlockProject,
  reopen: endpoints.reopenProject,
} as const satisfies Record<StaffStep, unknown>;

/** The steps that a project has now. */
export function staffSteps(project: Project): readonly StaffStep[] {
  const has: Readonly<Record<StaffStep, boolean>> = {
    lock: !project.project_locked,
    unlock: project.project_locked,
    reopen: reopenedOf(project) !== null,
  };
  return STAFF_STEPS.filter((step) => has[step]);
}

/** What reopening a project leads to; null when no phase is complete. */
export function reopenedOf(project: Project): ReturnType<typeof reopened> {
  return reopened({
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
    status: project.project_status,
    emviStatus: project.emvi_status,
  });
}

/** Whether reopening a project takes it back to before its realisation, so that nothing of that stays active. */
export function leavesConstruction(project: Project): boolean {
  return project.project_status === 'Design_Phase_Complete';
}

/** What a step says was on the screen. */
export function factsOfStep({ project_status, project_locked }: Project): Shown {
  return { project_status, project_locked };
}

/** Takes a step on a project as it was seen; answers it as it is after that. */
export function takeStaffStep(step: StaffStep, seen: Project, reason: string): Promise<Project> {
  return client.call(ENDPOINTS[step], {
    params: { uuid: seen.uuid },
    body: { reason, shown: factsOfStep(seen) },
  });
}
