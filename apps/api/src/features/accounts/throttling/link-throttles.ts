import type { AttemptLimit } from '../../../platform/attempts.queries.ts';
import { type Throttle, throttleBy } from './throttle.ts';

/** A link cannot be guessed; this limit only makes trying cost nothing. */
const WRONG_LINKS_PER_ADDRESS: AttemptLimit = { attempts: 30, windowSeconds: 60 * 60 };

/** Returns the throttles for wrong links, each kind separately: a right link returns its attempt. */
export function linkThrottles(
  address: string,
  kind: 'account-link' | 'email-link' = 'account-link',
): readonly Throttle[] {
  return [throttleBy(`${kind}/address`, address, WRONG_LINKS_PER_ADDRESS)];
}
