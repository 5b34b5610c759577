import {
  FORM_FIELDS,
  type ProjectField,
  type ProjectFormValues,
} from '../project-form/project-form-values.ts';

interface Versions {
  /** as the form was opened */
  readonly seen: ProjectFormValues;
  /** as it stands in the form now */
  readonly mine: ProjectFormValues;
  /** as somebody else stored it meanwhile */
  readonly newest: ProjectFormValues;
}

/** The fields that read differently in the form and in what is stored now, in the order of the form. */
export function differingFields({ mine, newest }: Versions): readonly ProjectField[] {
  return FORM_FIELDS.filter((field) => mine[field] !== newest[field]);
}

/** The fields that both have changed, to something else: where saving replaces what the other stored. */
export function contestedFields({ seen, mine, newest }: Versions): readonly ProjectField[] {
  return differingFields({ seen, mine, newest }).filter(
    (field) => mine[field] !== seen[field] && newest[field] !== seen[field],
  );
}

/** The newest values with, over them, what this user changed: nothing that only the other changed is taken back. */
export function mergeMine({ seen, mine, newest }: Versions): ProjectFormValues {
  const own = FORM_FIELDS.filter((field) => mine[field] !== seen[field]);
  return { ...newest, ...Object.fromEntries(own.map((field) => [field, mine[field]])) };
}
