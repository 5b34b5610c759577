import {
  FORM_FIELDS,
  type ProjectField,
  type ProjectFormValues,
} from '../project-form/project-form-values.ts';

interface Versions {
  /** the values when the form was opened */
  readonly seen: ProjectFormValues;
  /** the values in the form now */
  readonly mine: ProjectFormValues;
  /** the values that somebody else stored meanwhile */
  readonly newest: ProjectFormValues;
}

/** Returns the fields whose displayed values in the form and in the stored project differ, in the order of the form. */
export function differingFields({ mine, newest }: Versions): readonly ProjectField[] {
  return FORM_FIELDS.filter((field) => mine[field] !== newest[field]);
}

/** Returns the fields that both have changed, to different values: those that saving would overwrite. */
export function contestedFields({ seen, mine, newest }: Versions): readonly ProjectField[] {
  return differingFields({ seen, mine, newest }).filter(
    (field) => mine[field] !== seen[field] && newest[field] !== seen[field],
  );
}

/** Returns the newest values with this user's changes over them: nothing that only the other changed is undone. */
export function mergeMine({ seen, mine, newest }: Versions): ProjectFormValues {
  const own = FORM_FIELDS.filter((field) => mine[field] !== seen[field]);
  return { ...newest, ...Object.fromEntries(own.map((field) => [field, mine[field]])) };
}
