import type { TFunction } from 'i18next';
import type { ProjectField, ProjectFormValues } from './project-form-values.ts';
import { valueText } from './value-text.ts';

/** What a field is called: without a contract a choice of design takes the place of the award. */
export function fieldLabel(
  field: ProjectField,
  contractType: ProjectFormValues['project_contract_type'],
  t: TFunction,
): string {
  return field === 'planned_award_date' && contractType === 'NA'
    ? t('projectData.plannedDesignChoice')
    : t(`projectData.fields.${field}`);
}

/** Fields with their values as people read them, without the award question where contract type NA doesn't ask it. */
export function summaryLines(values: ProjectFormValues, fields: readonly ProjectField[], t: TFunction) {
  return fields
    .filter((field) => field !== 'project_award_criteria' || values.project_contract_type !== 'NA')
    .map((key) => ({
      key,
      label: fieldLabel(key, values.project_contract_type, t),
      value: valueText(values, key, t),
    }));
}
