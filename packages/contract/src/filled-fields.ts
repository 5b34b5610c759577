import { type FilledField, roundCoordinate, type StatedFields, type ValuesOf } from '@milieuspoor/domain';
import { z } from 'zod';
import { optionalEmailAddress, telephoneNumber } from './person-fields.ts';
import { visibleName, visibleText } from './visible-text.ts';

/** A day in a year that a plan can be about. */
const plannedDay = z.iso.date().refine((day) => day >= '1900-01-01', 'from 1900-01-01');

type FilledFields = Readonly<Record<string, FilledField>>;

/** A schema that changes nothing in the type of what it reads. */
type Same<Value> = z.ZodType<Value, Value>;

/** A schema for each field of a table, under the name of the API. */
type Shape<Fields extends StatedFields> = {
  readonly [Key in keyof Fields as Fields[Key]['wire']]: Same<ValuesOf<Fields>[Key]>;
};

/** The same of something new: what may be empty may be left out. */
type NewShape<Fields extends StatedFields> = {
  readonly [Key in keyof Fields as Fields[Key]['wire']]: Fields[Key] extends
    | { readonly required: true }
    | { readonly kind: 'choice' }
    ? Same<ValuesOf<Fields>[Key]>
    : z.ZodDefault<Same<ValuesOf<Fields>[Key]>>;
};

/** Fields as an answer states them. */
export function answeredFields<Fields extends FilledFields>(fields: Fields): Shape<Fields> {
  return schemasOf(fields, answered) as Shape<Fields>;
}

/** Fields as an answer states them that may be withheld: null then, or nothing. */
export function withheldFields<Fields extends FilledFields>(
  fields: Fields,
): { readonly [Key in keyof Fields as Fields[Key]['wire']]: Same<ValuesOf<Fields>[Key] | null> } {
  const schemaOf = (field: FilledField) => {
    const schema = answered(field);
    return schema.safeParse(null).success ? schema : schema.nullable();
  };
  return schemasOf(fields, schemaOf) as ReturnType<typeof withheldFields<Fields>>;
}

/** Fields as they are sent. */
export function sentFields<Fields extends FilledFields>(fields: Fields): Shape<Fields> {
  return schemasOf(fields, sent) as Shape<Fields>;
}

/** Fields as they are sent of something new. */
export function newFields<Fields extends FilledFields>(fields: Fields): NewShape<Fields> {
  return schemasOf(fields, made) as NewShape<Fields>;
}

function schemasOf(fields: FilledFields, schemaOf: (field: FilledField) => z.ZodType) {
  return Object.fromEntries(Object.values(fields).map((field) => [field.wire, schemaOf(field)]));
}

function answered(field: FilledField): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'email':
    case 'telephone':
      return z.string();
    case 'degrees':
      return z.number().nullable();
    case 'choice':
      return z.enum(field.choices);
    case 'day':
      return z.iso.date().nullable();
    case 'answer':
      return z.boolean().nullable();
    case 'whole-euro':
      return z.number().int().nullable();
  }
}

function sent(field: FilledField): z.ZodType {
  switch (field.kind) {
    case 'line': {
      const line = visibleName(field.max);
      return field.required ? line.min(1) : line;
    }
    case 'text': {
      const text = visibleText(field.max);
      return field.required ? text.min(1) : text;
    }
    case 'degrees':
      // Rounded to 6 decimals.
      return z.number().min(-field.max).max(field.max).transform(roundCoordinate).nullable();
    case 'day':
      return plannedDay.nullable();
    case 'whole-euro':
      return z.number().nullable();
    case 'email':
      return optionalEmailAddress;
    case 'telephone':
      return telephoneNumber;
    default:
      return answered(field);
  }
}

function made(field: FilledField): z.ZodType {
  const schema = sent(field);
  switch (field.kind) {
    case 'line':
    case 'text':
      return field.required ? schema : schema.default('');
    case 'email':
    case 'telephone':
      return schema.default('');
    case 'choice':
      return schema;
    default:
      return schema.default(null);
  }
}
