import type { Language } from '../format/language.ts';
import type { LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import type { Marks } from '../tenders/model/criterion-scale.ts';
import type { DiscountStep } from '../tenders/model/discount-steps.ts';
import type { CriteriaValues, NamedCriterion } from '../tenders/model/named-criteria.ts';

/** What a field holds, beside a choice from a closed list. */
interface Held {
  /** on one line; '' when it is not filled in */
  readonly line: string;
  /** of several lines; '' when it is not filled in */
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
  /** filled in; what is no whole amount is refused in words */
  readonly 'whole-euro': number | null;
  readonly number: number;
  readonly modules: readonly LifeCycleModule[];
  readonly criteria: readonly NamedCriterion[];
  readonly steps: readonly DiscountStep[] | null;
  readonly 'criteria-values': CriteriaValues;
  readonly 'criteria-marks': Marks;
  /** to something else: its id, or what it was called */
  readonly reference: string | null;
}

interface Named {
  /** what the API calls it */
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
    /** which is always made */
    | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly labels: ChoiceLabels }
    | { readonly kind: 'day' | 'answer' | 'whole-euro' | 'email' | 'telephone' }
  );

/** A field of something that is stored. */
export type StatedField =
  | FilledField
  | (Named &
      (
        | { readonly kind: Exclude<keyof Held, FilledField['kind']> }
        /** whose words each screen has for itself */
        | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly labels: null }
      ));

type ChoiceLabels = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Each field of something once. The key is what a row calls it, and in snake case its column. */
export type StatedFields = Readonly<Record<string, StatedField>>;

type ValueOf<Field> = Field extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Field extends { readonly kind: infer Kind extends keyof Held }
    ? Held[Kind]
    : never;

/** What a row has of these fields. */
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

/** What a new row is made of: what may be empty may be left out. */
export type NewValuesOf<Fields extends StatedFields> = Pick<ValuesOf<Fields>, RequiredKey<Fields>> &
  Partial<ValuesOf<Fields>>;

/** The keys of a table, in its order. */
export function keysOf<Fields extends StatedFields>(fields: Fields): readonly (keyof Fields & string)[] {
  return Object.keys(fields);
}

/** What a row has of these fields, and nothing else of it. */
export function valuesOf<Fields extends StatedFields>(
  fields: Fields,
  row: ValuesOf<Fields>,
): ValuesOf<Fields> {
  return Object.fromEntries(keysOf(fields).map((key) => [key, row[key]])) as ValuesOf<Fields>;
}

/** A new row, with what may be empty and was not given. */
export function withEmpty<Fields extends StatedFields>(
  fields: Fields,
  given: NewValuesOf<Fields>,
): ValuesOf<Fields> {
  const values: Partial<ValuesOf<Fields>> = given;
  const filled = Object.entries(fields).map(([key, field]) => [key, values[key] ?? emptyOf(field)]);
  return Object.fromEntries(filled) as ValuesOf<Fields>;
}

/** What a field holds that was not filled in. */
function emptyOf({ kind }: StatedField): '' | null {
  return kind === 'line' || kind === 'text' || kind === 'email' || kind === 'telephone' ? '' : null;
}

/** What a row has of these fields, under the names of the API. */
export function toWire<Fields extends StatedFields>(
  fields: Fields,
  row: ValuesOf<Fields>,
): WireValuesOf<Fields> {
  const named = Object.entries(fields).map(([key, { wire }]) => [wire, row[key]]);
  return Object.fromEntries(named) as WireValuesOf<Fields>;
}

/** The same names, of which nothing is said. */
export function withheld<Fields extends StatedFields>(
  fields: Fields,
): { readonly [Key in keyof Fields as Fields[Key]['wire']]: null } {
  const named = Object.values(fields).map(({ wire }) => [wire, null]);
  return Object.fromEntries(named) as ReturnType<typeof withheld<Fields>>;
}

type Sent<Fields extends StatedFields> = {
  readonly [Wire in keyof WireValuesOf<Fields>]?: WireValuesOf<Fields>[Wire] | undefined;
};

/** What was sent of these fields, as a row has it; undefined where a field was not sent. */
export function fromWire<Fields extends StatedFields, Input extends Sent<Fields>>(
  fields: Fields,
  input: Input,
): { readonly [Key in keyof Fields]: Input[Fields[Key]['wire'] & keyof Input] } {
  const sent: Readonly<Record<string, unknown>> = input;
  const named = Object.entries(fields).map(([key, { wire }]) => [key, sent[wire]]);
  return Object.fromEntries(named) as ReturnType<typeof fromWire<Fields, Input>>;
}

/** What is asked of something stored and differs from it; what is not asked stays as it is. */
export function changedOf<Values extends object>(
  stored: Values,
  asked: { readonly [Key in keyof Values]?: Values[Key] | undefined },
): Partial<Values> {
  const keys = Object.keys(stored) as (keyof Values)[];
  const changed = keys.filter((key) => asked[key] !== undefined && asked[key] !== stored[key]);
  return Object.fromEntries(changed.map((key) => [key, asked[key]])) as Partial<Values>;
}

/** What a row calls each field, by what the API calls it. */
export function keysByWire<Fields extends StatedFields>(
  fields: Fields,
): { readonly [Key in keyof Fields as Fields[Key]['wire']]: Key } {
  const keys = Object.entries(fields).map(([key, { wire }]) => [wire, key]);
  return Object.fromEntries(keys) as ReturnType<typeof keysByWire<Fields>>;
}
