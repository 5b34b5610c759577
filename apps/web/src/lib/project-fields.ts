import { type ContractType, PROJECT_FIELDS, type StatedField } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { nl } from '../text/nl/index.ts';

/** The fields that have a label: all except the id of a calculation, whose name is beside it. */
export type LabelledField = Exclude<keyof typeof PROJECT_FIELDS, 'referenceCalculationId'>;

/** Returns the label of a field of a project: if nothing is tendered, the choice of a design replaces the award. */
export function projectFieldLabel(
  field: LabelledField,
  contractType: ContractType | '' | null | undefined,
  t: TFunction,
): string {
  if (contractType === 'NA' && isUntendered(field)) return t(`projectFields.untendered.${field}`);
  return t(`projectFields.labels.${field}`);
}

/** Tells whether a name in the history is that of a field of a project. */
export function isLabelledField(name: string): name is LabelledField {
  return Object.hasOwn(nl.projectFields.labels, name);
}

/** The table's line of a field that the history names; null where it is about something else. */
export function projectFieldOf(name: string): StatedField | null {
  return isLabelledField(name) ? PROJECT_FIELDS[name] : null;
}

function isUntendered(field: LabelledField): field is keyof typeof nl.projectFields.untendered {
  return Object.hasOwn(nl.projectFields.untendered, field);
}
