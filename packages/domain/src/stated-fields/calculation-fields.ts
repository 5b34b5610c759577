import { CALCULATION_NAME_MAX } from '../items/calculation-types.ts';
import type { FilledField, StatedFields, ValuesOf } from './stated-fields.ts';

/** The fields of a calculation that members fill in, beside its file. */
export const CALCULATION_DATA = {
  name: { wire: 'name', kind: 'line', max: CALCULATION_NAME_MAX, required: true },
  notes: { wire: 'notes', kind: 'text', max: 500 },
} as const satisfies Readonly<Record<string, FilledField>>;

/** All fields of a stored calculation that members change; its figures never change. */
export const CALCULATION_FIELDS = {
  ...CALCULATION_DATA,
  active: { wire: 'active', kind: 'yes-no' },
  includeInReport: { wire: 'include_in_report', kind: 'yes-no' },
} as const satisfies StatedFields;

export type CalculationState = ValuesOf<typeof CALCULATION_FIELDS>;
