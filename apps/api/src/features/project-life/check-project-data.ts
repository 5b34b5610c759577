import type { ContractType } from '@milieuspoor/domain';
import { type Message, message } from '../../text/message.ts';

interface Checked {
  readonly contractType: ContractType;
  readonly awardCriteria: boolean | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly plannedAwardDate: string | null;
  readonly plannedCompletionDate: string | null;
  /** the day of the award, or of the choice of a design; null if there is none yet */
  readonly designPhaseCompleteDate: string | null;
}

/** Returns what is wrong with a project's data taken together, per field of the API; empty if nothing is. */
export function checkProjectData(data: Checked): Record<string, Message[]> {
  const problems: Record<string, Message[]> = {};
  if (data.contractType === 'NA' && data.awardCriteria !== null)
    problems.project_award_criteria = [message('award-criteria-not-applicable')];
  if (data.contractType !== 'NA' && data.awardCriteria === null)
    problems.project_award_criteria = [message('award-criteria-required')];
  if ((data.latitude === null) !== (data.longitude === null))
    problems[data.latitude === null ? 'latitude' : 'longitude'] = [message('coordinates-together')];
  const award = data.designPhaseCompleteDate ?? data.plannedAwardDate;
  const completion = data.plannedCompletionDate;
  if (award !== null && completion !== null && completion < award)
    problems.planned_completion_date = [message('planned-before-award')];
  return problems;
}
