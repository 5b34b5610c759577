import type { accountFields as nl } from '../nl/account-fields.ts';
import type { SameKeys } from '../same-keys.ts';

export const accountFields: SameKeys<typeof nl> = {
  firstName: 'First name',
  lastName: 'Last name',
  tel: 'Telephone number',
};
