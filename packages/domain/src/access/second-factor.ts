import type { Permission } from './permissions.ts';

/**
 * The permissions that a member has in an organisation that requires a second factor, as long as they have none: they
 * can only set it up.
 */
const BEFORE_SECOND_FACTOR: readonly Permission[] = [
  'session.end',
  'session.list',
  'user.read-self',
  'password.change',
  'second-factor.manage',
  'organisation.list',
];

/** Tells whether somebody who lacks a required second factor may already use a permission of theirs. */
export function isBeforeSecondFactor(permission: Permission): boolean {
  return BEFORE_SECOND_FACTOR.includes(permission);
}
