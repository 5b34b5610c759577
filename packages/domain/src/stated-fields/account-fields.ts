import { DASHBOARD_TYPES } from '../access/actor.ts';
import { LANGUAGES } from '../format/language.ts';
import type { FilledField, StatedFields, ValuesOf } from './stated-fields.ts';

/** A person's name; somebody who invites them may fill it in. */
export const ACCOUNT_NAME = {
  firstName: { wire: 'first_name', kind: 'line', max: 100 },
  lastName: { wire: 'last_name', kind: 'line', max: 100 },
} as const satisfies Readonly<Record<string, FilledField>>;

/** What else people fill in about themselves; an invitation has none of it. */
export const ACCOUNT_REACH = {
  tel: { wire: 'tel', kind: 'telephone' },
} as const satisfies Readonly<Record<string, FilledField>>;

/**
 * What colleagues see of a person, beside the e-mail address. The person and staff change it, and an erasure empties
 * it.
 */
export const ACCOUNT_PERSON = { ...ACCOUNT_NAME, ...ACCOUNT_REACH } as const;

/** The fields of their own account that people change. */
export const ACCOUNT_PROFILE = {
  ...ACCOUNT_PERSON,
  language: { wire: 'language', kind: 'choice', choices: LANGUAGES, labels: null },
  planningReminders: { wire: 'planning_reminders', kind: 'yes-no' },
  openWorkMails: { wire: 'open_work_mails', kind: 'yes-no' },
} as const satisfies StatedFields;

/** What the screens remember of a person, on every device. It is no entry of the history: it says nothing of the account. */
export const ACCOUNT_MEMORY = {
  dashboardExplained: { wire: 'dashboard_explained', kind: 'yes-no' },
} as const satisfies StatedFields;

/** The fields of an account that staff change. */
export const ACCOUNT_DATA = {
  ...ACCOUNT_PERSON,
  dashboardType: { wire: 'dashboard_type', kind: 'choice', choices: DASHBOARD_TYPES, labels: null },
  isStaff: { wire: 'is_staff', kind: 'yes-no' },
  active: { wire: 'active', kind: 'yes-no' },
} as const satisfies StatedFields;

export type AccountPerson = ValuesOf<typeof ACCOUNT_PERSON>;
export type AccountProfile = ValuesOf<typeof ACCOUNT_PROFILE>;
export type AccountMemory = ValuesOf<typeof ACCOUNT_MEMORY>;
export type AccountData = ValuesOf<typeof ACCOUNT_DATA>;
