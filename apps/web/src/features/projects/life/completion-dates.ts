import type { Project } from '@milieuspoor/contract';
import type { CompletionDate } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { projectFieldLabel } from '../../../lib/project-fields.ts';

/** Returns the label of a completion date. */
export function completionDateLabel(
  date: CompletionDate,
  { project_contract_type }: Pick<Project, 'project_contract_type'>,
  t: TFunction,
): string {
  const field = date === 'project_complete_date' ? 'projectCompleteDate' : 'designPhaseCompleteDate';
  return projectFieldLabel(field, project_contract_type, t);
}
