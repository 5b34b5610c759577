import type { Project } from '@milieuspoor/contract';
import type { Actor, TabSubject } from '@milieuspoor/domain';

/** Returns what the tabs of a project depend on, for this user. */
export function tabSubjectOf(project: Project, actor: Actor): TabSubject {
  return {
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
    status: project.project_status,
    isStaff: actor.isStaff,
  };
}
