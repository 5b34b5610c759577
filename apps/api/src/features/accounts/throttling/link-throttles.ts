import type { AttemptLimit } from '../../../platform/attempts.queries.ts';
import { type Throttle, throttleBy } from './throttle.ts';

/** A link cannot be guessed; this keeps trying from costing anything. */
const WRONG_LINKS_PER_ADDRESS: AttemptLimit = { attempts: 30, windowSeconds: 60 * 60 };

/** Counts links of mails that lead nowhere, each kind by itself: a right one gives its attempt back. */
export function linkThrottles(
  address: string,
  kind: 'account-link' | 'email-link' = 'account-link',
): readonly Throttle[] {
  return [throttleBy(`${kind}/address`, address, WRONG_LINKS_PER_ADDRESS)];
}
