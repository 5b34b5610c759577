import { nameKey } from '@milieuspoor/domain';
import type { AttemptLimit } from '../../../platform/attempts.queries.ts';
import { countedAddress } from '../../../platform/counted-address.ts';
import { type Throttle, throttleBy } from './throttle.ts';

const WINDOW_SECONDS = 15 * 60;
/** An office may share an address. */
const PER_ADDRESS: AttemptLimit = { attempts: 50, windowSeconds: WINDOW_SECONDS };
/** Fewer than the name has, so that one address shuts nobody out but itself. */
const PER_ADDRESS_AND_NAME: AttemptLimit = { attempts: 10, windowSeconds: WINDOW_SECONDS };
const PER_NAME: AttemptLimit = { attempts: 30, windowSeconds: WINDOW_SECONDS };
const PER_BROWSER: AttemptLimit = { attempts: 10, windowSeconds: WINDOW_SECONDS };

/** What an attempt to sign in is counted by. */
export interface LoginThrottles {
  /** in this order: what one refuses does not count for the next */
  readonly all: readonly Throttle[];
  /** what a success makes forgotten; the rest gets its attempt back */
  readonly ofName: readonly Throttle[];
  readonly shared: readonly Throttle[];
}

/**
 * By the name that was typed, whoever has it: a count that username and mailbox shared would tell that they belong together. A
 * browser that signed in before is counted by itself: strangers' attempts, also from its own office, are not its.
 */
export function loginThrottles(name: string, address: string, knownBrowser: string | null): LoginThrottles {
  if (knownBrowser) {
    const own = [throttleBy('login/browser', knownBrowser, PER_BROWSER)];
    return { all: own, ofName: own, shared: [] };
  }
  const key = nameKey(name);
  const shared = [throttleBy('login/address', address, PER_ADDRESS)];
  const ofName = [
    throttleBy('login/address-and-name', `${countedAddress(address)} ${key}`, PER_ADDRESS_AND_NAME),
    throttleBy('login/name', key, PER_NAME),
  ];
  return { all: [...shared, ...ofName], ofName, shared };
}
