import type { Permission } from './permissions.ts';

/** What is left to a member of an organisation that asks for a second factor until they have one: setting it up. */
const BEFORE_SECOND_FACTOR: readonly Permission[] = [
  'session.end',
  'session.list',
  'user.read-self',
  'password.change',
  'second-factor.manage',
  'organisation.list',
];

/** Whether somebody whose second factor is asked for and missing may use a permission that is theirs. */
export function isBeforeSecondFactor(permission: Permission): boolean {
  return BEFORE_SECOND_FACTOR.includes(permission);
}
