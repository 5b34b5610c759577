import { CONTRACT_TYPE_LABELS, formatIsoDay, PROJECT_TYPE_LABELS, SECTOR_LABELS } from '@milieuspoor/domain';

import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../text/language.ts';
import type { ProjectField, ProjectFormValues } from './project-form-values.ts';

/** The value of a field as people read it. */
export function valueText(values: ProjectFormValues, field: ProjectField, t: TFunction): string {
  const value = values[field];
  if (value === '') return t('projectData.none');
  const language = currentLanguage();
  switch (field) {
    case 'sector':
      return values.sector === '' ? '' : SECTOR_LABELS[language][values.sector];
    case 'project_type':
      return values.project_type === '' ? '' : PROJECT_TYPE_LABELS[language][values.project_type];
    case 'project_contract_type':
      return values.project_contract_type === ''
        ? ''
        : CONTRACT_TYPE_LABELS[language][values.project_contract_type];
    case 'project_award_criteria':
      return t(value === 'true' ? 'projectData.yes' : 'projectData.no');
    case 'planned_award_date':
    case 'planned_completion_date':
      return formatIsoDay(value);
    default:
      return value;
  }
}
