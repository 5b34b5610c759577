import { nameKey } from '@milieuspoor/domain';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { type Throttle, throttleBy } from '../accounts/throttling/throttle.ts';

const HOUR_SECONDS = 60 * 60;
/** A mailbox gets few of these mails; an office shares a network address. */
const PER_EMAIL: AttemptLimit = { attempts: 5, windowSeconds: HOUR_SECONDS };
const PER_ADDRESS: AttemptLimit = { attempts: 30, windowSeconds: HOUR_SECONDS };

export function registrationThrottles(email: string, address: string): readonly Throttle[] {
  return [
    throttleBy('registration/address', address, PER_ADDRESS),
    throttleBy('registration/email', nameKey(email), PER_EMAIL),
  ];
}
