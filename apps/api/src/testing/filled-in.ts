import type { FilledField, StatedFields } from '@milieuspoor/domain';

type Value = string | number | boolean;

/** Returns a value for each of these fields, under the names of the API: the first value, or another one. */
export function filledIn(
  fields: Readonly<Record<string, FilledField>>,
  again: boolean,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.values(fields).map((field) => [field.wire, example(field, again)]));
}

function example(field: FilledField, again: boolean): Value {
  switch (field.kind) {
    case 'line':
    case 'text':
      return `${field.wire} ${again ? 2 : 1}`;
    case 'degrees':
      return again ? 5.25 : 4.75;
    case 'day':
      return again ? '2027-04-02' : '2027-03-01';
    case 'answer':
      return again;
    case 'choice':
      return field.choices[again ? 1 : 0] ?? '';
    case 'email':
      return again ? 'nieuw@alfa.example' : 'oud@alfa.example';
    case 'telephone':
      return again ? '0850 000 222' : '0850 000 111';
    case 'whole-euro':
      return again ? 20_000 : 10_000;
  }
}

/** Returns the history of these fields: from the first value (null if there was none) to the present one. */
export function recordedOf(
  fields: StatedFields,
  from: Readonly<Record<string, Value>> | null,
  to: Readonly<Record<string, Value>>,
): Readonly<Record<string, { readonly from: Value | null; readonly to: Value | null }>> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, { wire }]) => [
      key,
      { from: from?.[wire] ?? null, to: to[wire] ?? null },
    ]),
  );
}
