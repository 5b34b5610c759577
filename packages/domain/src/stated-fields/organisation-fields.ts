import { ORGANISATION_NAME_MAX } from '../organisations/organisation-slug.ts';
import type { FilledField, ValuesOf } from './stated-fields.ts';

/** The contact details of an organisation. */
export const ORGANISATION_CONTACT = {
  email: { wire: 'email', kind: 'email' },
  telNumber: { wire: 'tel_number', kind: 'telephone' },
  contact: { wire: 'contact', kind: 'line', max: 200 },
} as const satisfies Readonly<Record<string, FilledField>>;

/**
 * The fields that the administrators of an organisation change: its contact details, and what it requires of its
 * members.
 */
export const ORGANISATION_SETTINGS = {
  ...ORGANISATION_CONTACT,
  secondFactorFrom: { wire: 'second_factor_from', kind: 'day' },
} as const satisfies Readonly<Record<string, FilledField>>;

/** The fields of an organisation that staff fill in. */
export const ORGANISATION_DATA = {
  name: { wire: 'name', kind: 'line', max: ORGANISATION_NAME_MAX, required: true },
  ...ORGANISATION_SETTINGS,
} as const satisfies Readonly<Record<string, FilledField>>;

export type OrganisationData = ValuesOf<typeof ORGANISATION_DATA>;
