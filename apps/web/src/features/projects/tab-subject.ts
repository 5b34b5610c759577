import type { Project } from '@milieuspoor/contract';
import type { Actor, TabSubject } from '@milieuspoor/domain';

/** What the tabs of a project depend on, for who looks at it. */
export function tabSubjectOf(project: Project, actor: Actor): TabSubject {
  return {
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
    status: project.project_status,
    isStaff: actor.isStaff,
  };
}
