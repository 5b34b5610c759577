import type { Project } from '@milieuspoor/contract';
import {
  criteriaLine,
  formatEuro,
  formatIsoDay,
  keysOf,
  PROJECT_FIELDS,
  type StatedField,
  stepsLine,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { numberAsTyped } from '../../../lib/number-as-typed.ts';
import { criteriaOf, stepsOf } from '../../../lib/project-changes/model-lists.ts';
import { isLabelledField, type LabelledField, projectFieldLabel } from '../../../lib/project-fields.ts';
import { currentLanguage } from '../../../text/language.ts';

/** A field of a project whose displayed value has changed, in words. */
export interface ProjectDifference {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** Returns what somebody else changed in a project, field by field, in the order of the table of fields. */
export function projectDifferences(seen: Project, current: Project, t: TFunction): ProjectDifference[] {
  return keysOf(PROJECT_FIELDS)
    .filter(isLabelledField)
    .flatMap((key) => {
      const [from, to] = [fieldText(key, seen, t), fieldText(key, current, t)];
      const field = projectFieldLabel(key, current.project_contract_type, t);
      return from === to ? [] : [{ field, from, to }];
    });
}

function fieldText(key: LabelledField, project: Project, t: TFunction): string {
  const none = t('projectLife.values.none');
  switch (key) {
    case 'criteria':
      return criteriaLine(criteriaOf(project)) ?? none;
    case 'discountSteps': {
      const steps = stepsOf(project);
      return steps ? stepsLine(steps) : none;
    }
    case 'askedModules':
      return project.asked_modules.join(', ') || none;
    case 'referenceCalculationName':
      return project.mki_reference_calculation?.name ?? none;
    case 'emviStatus':
      return t(`projectLife.overtaken.model.${project.emvi_status}`);
    default:
      return valueText(PROJECT_FIELDS[key], project[PROJECT_FIELDS[key].wire], t) || none;
  }
}

/** Returns a value as the screens write it; '' if there is none. */
function valueText(field: StatedField, value: string | number | boolean | null, t: TFunction): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return t(value ? 'projectLife.values.yes' : 'projectLife.values.no');
  if (typeof value === 'number') return field.kind === 'euro' ? formatEuro(value) : numberAsTyped(value);
  if (field.kind === 'day') return formatIsoDay(value);
  return field.kind === 'choice' ? (field.labels?.[currentLanguage()][value] ?? value) : value;
}
