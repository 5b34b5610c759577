import type { ProjectChanges } from '@milieuspoor/contract';
import type { ProjectState } from './project-state.queries.ts';
import type { ProjectRow } from './projects.queries.ts';
import { stateOf } from './record-project.ts';

/** What a PATCH asks for that differs from what is stored: a form that sends everything changes what was changed. */
export function toProjectChanges(input: ProjectChanges, project: ProjectRow): Partial<ProjectState> {
  const asked: { [Key in keyof ProjectState]?: ProjectState[Key] | undefined } = {
    name: input.project_name,
    description: input.project_description,
    location: input.project_location,
    latitude: input.latitude,
    longitude: input.longitude,
    projectType: input.project_type,
    sector: input.sector,
    contractType: input.project_contract_type,
    awardCriteria: input.project_award_criteria,
    asbuiltScopeChanged: input.asbuilt_scope_changed,
    status: input.project_status,
    designPhaseCompleteDate: input.design_phase_complete_date,
    projectCompleteDate: input.project_complete_date,
  };
  const stored = stateOf(project);
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([key, value]) => value !== undefined && value !== stored[key as keyof ProjectState],
    ),
  );
}
