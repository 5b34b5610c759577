import { formatIsoDay } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { numberAsTyped } from '../../../lib/number-as-typed.ts';
import { currentLanguage } from '../../../text/language.ts';
import { toNumber } from '../location/coordinates.ts';
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
    case 'degrees': {
      const degrees = toNumber(value);
      return Number.isNaN(degrees) ? value : numberAsTyped(degrees);
    }
    default:
      return value;
  }
}
