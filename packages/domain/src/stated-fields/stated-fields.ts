import type { Language } from '../format/language.ts';
import type { LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import type { Marks } from '../tenders/model/criterion-scale.ts';
import type { DiscountStep } from '../tenders/model/discount-steps.ts';
import type { CriteriaValues, NamedCriterion } from '../tenders/model/named-criteria.ts';

/** The values of each kind of field, except a choice from a closed list. */
interface Held {
  /** on one line; '' if it is not filled in */
  readonly line: string;
  /** of several lines; '' if it is not filled in */
  readonly text: string;
  readonly email: string;
  readonly telephone: string;
  readonly degrees: number | null;
  /** 'yyyy-mm-dd' */
  readonly day: string | null;
  readonly 'yes-no': boolean;
  /** yes, no, or not answered */
  readonly answer: boolean | null;
  readonly euro: number | null;
  /** null if it is not filled in; a text that is no whole amount is refused with a message */
  readonly 'whole-euro': number | null;
  readonly number: number;
  readonly modules: readonly LifeCycleModule[];
  readonly criteria: readonly NamedCriterion[];
  readonly steps: readonly DiscountStep[] | null;
  readonly 'criteria-values': CriteriaValues;
  readonly 'criteria-marks': Marks;
  /** to something else: its id, or its name at that time */
  readonly reference: string | null;
}

interface Named {
  /** its name in the API */
  readonly wire: string;
}

/** A field that somebody fills in on a form. */
export type FilledField = Named &
  (
    | {
        readonly kind: 'line' | 'text';
        /** characters */
        readonly max: number;
        readonly required?: true;
      }
    /** `max` on either side of zero */
    | { readonly kind: 'degrees'; readonly max: number }
    /** a choice is always made */
    | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly labels: ChoiceLabels }
    | { readonly kind: 'day' | 'answer' | 'whole-euro' | 'email' | 'telephone' }
  );

/** A field of a stored object. */
export type StatedField =
  | FilledField
  | (Named &
      (
        | { readonly kind: Exclude<keyof Held, FilledField['kind']> }
        /** each screen has its own words for it */
        | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly labels: null }
      ));

type ChoiceLabels = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The fields of an object, each stated once. The key is the name in a row, and in snake case that of the column. */
export type StatedFields = Readonly<Record<string, StatedField>>;

type ValueOf<Field> = Field extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Field extends { readonly kind: infer Kind extends keyof Held }
    ? Held[Kind]
    : never;

/** The values of these fields in a row. */
export type ValuesOf<Fields extends StatedFields> = {
  readonly [Key in keyof Fields]: ValueOf<Fields[Key]>;
};

/** The same under the names of the API. */
type WireValuesOf<Fields extends StatedFields> = {
  [Key in keyof Fields as Fields[Key]['wire']]: ValueOf<Fields[Key]>;
};

/** The fields by the names of the API. */
export type ByWire<Fields extends StatedFields> = {
  readonly [Key in keyof Fields as Fields[Key]['wire']]: Fields[Key];
};

type RequiredKey<Fields extends StatedFields> = {
  [Key in keyof Fields]: Fields[Key] extends { readonly required: true } | { readonly choices: unknown }
    ? Key
    : never;
}[keyof Fields];

/** The values of a new row: those that may be empty may be left out. */
export type NewValuesOf<Fields extends StatedFields> = Pick<ValuesOf<Fields>, RequiredKey<Fields>> &
  Partial<ValuesOf<Fields>>;

/** The keys of a table, in its order. */
export function keysOf<Fields extends StatedFields>(fields: Fields): readonly (keyof Fields & string)[] {
  return Object.keys(fields);
}

/** Returns the values of these fields in a row, and nothing else. */
export function valuesOf<Fields extends StatedFields>(
  fields: Fields,
  row: ValuesOf<Fields>,
): ValuesOf<Fields> {
  return Object.fromEntries(keysOf(fields).map((key) => [key, row[key]])) as ValuesOf<Fields>;
}

/** Returns a new row, in which fields that may be empty and were not given are empty. */
export function withEmpty<Fields extends StatedFields>(
  fields: Fields,
  given: NewValuesOf<Fields>,
): ValuesOf<Fields> {
  const values: Partial<ValuesOf<Fields>> = given;
  const filled = Object.entries(fields).map(([key, field]) => [key, values[key] ?? emptyOf(field)]);
  return Object.fromEntries(filled) as ValuesOf<Fields>;
}

/** Returns the value of a field that was not filled in. */
function emptyOf({ kind }: StatedField): '' | null {
  return kind === 'line' || kind === 'text' || kind === 'email' || kind === 'telephone' ? '' : null;
}

/** Returns the values of these fields in a row, under the names of the API. */
export function toWire<Fields extends StatedFields>(
  fields: Fields,
  row: ValuesOf<Fields>,
): WireValuesOf<Fields> {
  const named = Object.entries(fields).map(([key, { wire }]) => [wire, row[key]]);
  return Object.fromEntries(named) as WireValuesOf<Fields>;
}

/** Returns the same names without their values. */
export function withheld<Fields extends StatedFields>(
  fields: Fields,
): { readonly [Key in keyof Fields as Fields[Key]['wire']]: null } {
  const named = Object.values(fields).map(({ wire }) => [wire, null]);
  return Object.fromEntries(named) as ReturnType<typeof withheld<Fields>>;
}

type Sent<Fields extends StatedFields> = {
  readonly [Wire in keyof WireValuesOf<Fields>]?: WireValuesOf<Fields>[Wire] | undefined;
};

/**
 * Returns the values that were sent for these fields, under the names of a row; undefined for a field that was not
 * sent.
 */
export function fromWire<Fields extends StatedFields, Input extends Sent<Fields>>(
  fields: Fields,
  input: Input,
): { readonly [Key in keyof Fields]: Input[Fields[Key]['wire'] & keyof Input] } {
  const sent: Readonly<Record<string, unknown>> = input;
  const named = Object.entries(fields).map(([key, { wire }]) => [key, sent[wire]]);
  return Object.fromEntries(named) as ReturnType<typeof fromWire<Fields, Input>>;
}

/** Returns the requested values that differ from the stored ones; a value that is not requested stays as it is. */
export function changedOf<Values extends object>(
  stored: Values,
  asked: { readonly [Key in keyof Values]?: Values[Key] | undefined },
): Partial<Values> {
  const keys = Object.keys(stored) as (keyof Values)[];
  const changed = keys.filter((key) => asked[key] !== undefined && asked[key] !== stored[key]);
  return Object.fromEntries(changed.map((key) => [key, asked[key]])) as Partial<Values>;
}

/** Returns the name in a row for each name in the API. */
export function keysByWire<Fields extends StatedFields>(
  fields: Fields,
): { readonly [Key in keyof Fields as Fields[Key]['wire']]: Key } {
  const keys = Object.entries(fields).map(([key, { wire }]) => [wire, key]);
  return Object.fromEntries(keys) as ReturnType<typeof keysByWire<Fields>>;
}
