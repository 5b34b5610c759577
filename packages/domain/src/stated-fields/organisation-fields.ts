import { ORGANISATION_NAME_MAX } from '../organisations/organisation-slug.ts';
import type { FilledField, ValuesOf } from './stated-fields.ts';

/** How an organisation can be reached. */
export const ORGANISATION_CONTACT = {
  email: { wire: 'email', kind: 'email' },
  telNumber: { wire: 'tel_number', kind: 'telephone' },
  contact: { wire: 'contact', kind: 'line', max: 200 },
} as const satisfies Readonly<Record<string, FilledField>>;

/** What the administrators of an organisation change of it: how it can be reached, and what it requires of its members. */
export const ORGANISATION_SETTINGS = {
  ...ORGANISATION_CONTACT,
  secondFactorFrom: { wire: 'second_factor_from', kind: 'day' },
} as const satisfies Readonly<Record<string, FilledField>>;

/** What staff fill in of an organisation. */
export const ORGANISATION_DATA = {
  name: { wire: 'name', kind: 'line', max: ORGANISATION_NAME_MAX, required: true },
  ...ORGANISATION_SETTINGS,
} as const satisfies Readonly<Record<string, FilledField>>;

export type OrganisationData = ValuesOf<typeof ORGANISATION_DATA>;
