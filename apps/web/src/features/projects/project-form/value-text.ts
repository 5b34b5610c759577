import { formatIsoDay } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../text/language.ts';
import { type ProjectField, type ProjectFormValues, statedField } from './project-form-values.ts';

/** Returns the displayed value of a field. */
export function valueText(values: ProjectFormValues, name: ProjectField, t: TFunction): string {
  const value = values[name];
  if (value === '') return t('projectData.none');
  const field = statedField(name);
  switch (field.kind) {
    case 'choice':
      return field.labels[currentLanguage()][value] ?? value;
    case 'answer':
      return t(value === 'true' ? 'projectData.yes' : 'projectData.no');
    case 'day':
      return formatIsoDay(value);
    default:
      return value;
  }
}
