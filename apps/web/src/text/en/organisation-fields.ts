import type { organisationFields as nl } from '../nl/organisation-fields.ts';
import type { SameKeys } from '../same-keys.ts';

export const organisationFields: SameKeys<typeof nl> = {
  email: 'E-mail address',
  telNumber: 'Telephone number',
  contact: 'Contact person',
};
