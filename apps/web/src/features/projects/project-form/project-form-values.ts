import type { Project, ProjectInput } from '@milieuspoor/contract';
import { type ByWire, type FilledField, keysByWire, PROJECT_DATA } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import { unseenInName, unseenInText } from '../../../lib/faults/unseen-sentence.ts';
import { coordinateText, parseDegrees, toNumber } from '../location/coordinates.ts';

type Fields = ByWire<typeof PROJECT_DATA>;
export type ProjectField = keyof Fields;

/** A field as the form holds it; '' if it is empty. */
type Typed<Field> = Field extends { readonly choices: readonly (infer Choice extends string)[] }
  ? Choice | ''
  : Field extends { readonly kind: 'answer' }
    ? 'true' | 'false' | ''
    : string;

/** The values in a project's form, under the names of the API. */
export type ProjectFormValues = { [Name in ProjectField]: Typed<Fields[Name]> };

/** The fields in the order of the form. */
export const FORM_FIELDS = [
  'project_name',
  'sector',
  'project_type',
  'project_location',
  'latitude',
  'longitude',
  'project_description',
  'project_contract_type',
  'project_award_criteria',
  'planned_award_date',
  'planned_completion_date',
] as const satisfies readonly ProjectField[];

const KEYS = keysByWire(PROJECT_DATA);

/** A line of the table, of the kinds that a project has. */
type FormField = FilledField & { readonly kind: Fields[ProjectField]['kind'] };

/** Returns the table's line of a field. */
export function statedField(name: ProjectField): FormField {
  return PROJECT_DATA[KEYS[name]];
}

/** Returns the name of a field in the row, which its labels use too. */
export function keyOf(name: ProjectField): keyof typeof PROJECT_DATA {
  return KEYS[name];
}

export const EMPTY_PROJECT = eachField(() => '') as ProjectFormValues;

/** A project's own data in the form that the API takes. */
export type ProjectData = Required<
  Omit<ProjectInput, 'organization' | 'project_status' | 'sector_display' | 'creation_key'>
>;

type FormShape = { [Name in ProjectField]: z.ZodType<ProjectFormValues[Name], ProjectFormValues[Name]> };

/**
 * Returns the schema that checks the fields; every field says what is wrong with it, whatever the others hold. After
 * the award, the completion is compared with the day of the award instead of the planned one.
 */
export function projectFormSchema(t: TFunction, awardedOn: string | null = null) {
  const required = t('errors.required');
  return z
    .object(eachField((name) => typedSchema(statedField(name), t)) as FormShape)
    .superRefine(({ planned_award_date, planned_completion_date: completion }, context) => {
      const award = awardedOn ?? planned_award_date;
      if (award !== '' && completion !== '' && completion < award)
        context.addIssue({
          code: 'custom',
          path: ['planned_completion_date'],
          message: t('projectData.plannedBeforeAward'),
        });
    })
    .superRefine(({ project_contract_type, project_award_criteria, latitude, longitude }, context) => {
      const asked = project_contract_type !== '' && project_contract_type !== 'NA';
      if (asked && project_award_criteria === '')
        context.addIssue({ code: 'custom', path: ['project_award_criteria'], message: required });
      if ((latitude === '') !== (longitude === ''))
        context.addIssue({
          code: 'custom',
          path: [latitude === '' ? 'latitude' : 'longitude'],
          message: t('addresses.together'),
        });
    });
}

/** Returns the schema of the values that a field may have by itself. */
function typedSchema(field: FormField, t: TFunction): z.ZodType {
  const required = t('errors.required');
  switch (field.kind) {
    case 'line':
    case 'text': {
      const typed = field.kind === 'line' ? z.string().trim() : z.string();
      const find = field.kind === 'line' ? unseenInName : unseenInText;
      const text = typed
        .max(field.max, t('projectData.tooLong', { max: field.max }))
        .superRefine((value, context) => {
          const message = find(value, t);
          if (message) context.addIssue({ code: 'custom', message });
        });
      return field.required ? text.min(1, required) : text;
    }
    case 'degrees':
      return degrees(field.max, t);
    case 'choice':
      return z.enum(['', ...field.choices]).refine((chosen) => chosen !== '', required);
    case 'answer':
      return z.enum(['', 'true', 'false']);
    case 'day':
      return z.string();
  }
}

function degrees(max: number, t: TFunction) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      if (text === '' || parseDegrees(text, max) !== null) return;
      const message = Number.isNaN(toNumber(text))
        ? t('addresses.notANumber')
        : t('addresses.range', { min: -max, max });
      context.addIssue({ code: 'custom', message });
    });
}

/** Returns a form without problems as the API takes it; coordinates are rounded to 6 decimals. */
export function toProjectData(values: ProjectFormValues): ProjectData | null {
  const unmade = FORM_FIELDS.some((name) => statedField(name).kind === 'choice' && values[name] === '');
  return unmade ? null : (eachField((name) => sentValue(statedField(name), values[name])) as ProjectData);
}

function sentValue(field: FormField, typed: string): string | number | boolean | null {
  switch (field.kind) {
    case 'line':
      return typed.trim();
    case 'text':
    case 'choice':
      return typed;
    case 'degrees':
      return parseDegrees(typed, field.max);
    case 'answer':
      return typed === '' ? null : typed === 'true';
    case 'day':
      return typed || null;
  }
}

/** Returns a stored project as the values of the fields. */
export function toFormValues(project: Pick<Project, ProjectField>): ProjectFormValues {
  return eachField((name) => formValue(statedField(name), project[name])) as ProjectFormValues;
}

function formValue(field: FormField, stored: Project[ProjectField]): string {
  if (field.kind === 'degrees' && typeof stored === 'number') return coordinateText(stored);
  return String(stored ?? '');
}

function eachField<Value>(of: (name: ProjectField) => Value): Record<ProjectField, Value> {
  return Object.fromEntries(FORM_FIELDS.map((name) => [name, of(name)])) as Record<ProjectField, Value>;
}
