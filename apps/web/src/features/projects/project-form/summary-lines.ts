import type { TFunction } from 'i18next';
import type { ProjectField, ProjectFormValues } from './project-form-values.ts';
import { valueText } from './value-text.ts';

/** Fields with their values as people read them, without the award question where contract type NA doesn't ask it. */
export function summaryLines(values: ProjectFormValues, fields: readonly ProjectField[], t: TFunction) {
  return fields
    .filter((field) => field !== 'project_award_criteria' || values.project_contract_type !== 'NA')
    .map((key) => ({
      key,
      label: t(`projectData.fields.${key}`),
      value: valueText(values, key, t),
    }));
}
