import type { Project } from '@milieuspoor/contract';
import type { CompletionDate } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** What a completion date is called: a project that isn't tendered has a choice of design in place of an award. */
export function completionDateLabel(
  date: CompletionDate,
  { project_contract_type }: Pick<Project, 'project_contract_type'>,
  t: TFunction,
): string {
  if (date === 'project_complete_date') return t('projectLife.dates.completed');
  return t(project_contract_type === 'NA' ? 'projectLife.dates.designChoice' : 'projectLife.dates.award');
}
