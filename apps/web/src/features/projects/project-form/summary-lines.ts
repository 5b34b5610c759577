import type { TFunction } from 'i18next';
import { projectFieldLabel } from '../../../lib/project-fields.ts';
import { keyOf, type ProjectField, type ProjectFormValues } from './project-form-values.ts';
import { valueText } from './value-text.ts';

/** Returns the label of a field on the form, which asks about award criteria. */
export function fieldLabel(
  name: ProjectField,
  contractType: ProjectFormValues['project_contract_type'] | undefined,
  t: TFunction,
): string {
  if (name === 'project_award_criteria') return t('projectData.awardQuestion');
  return projectFieldLabel(keyOf(name), contractType, t);
}

/**
 * Returns fields with their displayed values, without the award question for contract type NA, which does not have it.
 */
export function summaryLines(values: ProjectFormValues, fields: readonly ProjectField[], t: TFunction) {
  return fields
    .filter((field) => field !== 'project_award_criteria' || values.project_contract_type !== 'NA')
    .map((key) => ({
      key,
      label: fieldLabel(key, values.project_contract_type, t),
      value: valueText(values, key, t),
    }));
}
