import { nameKey } from '@milieuspoor/domain';
import type { AttemptLimit } from '../../../platform/attempts.queries.ts';
import { countedAddress } from '../../../platform/counted-address.ts';
import { type Throttle, throttleBy } from './throttle.ts';

const WINDOW_SECONDS = 15 * 60;
/** An office may share an address. */
const PER_ADDRESS: AttemptLimit = { attempts: 50, windowSeconds: WINDOW_SECONDS };
/** Fewer than for the name, so that one address only locks out itself. */
const PER_ADDRESS_AND_NAME: AttemptLimit = { attempts: 10, windowSeconds: WINDOW_SECONDS };
const PER_NAME: AttemptLimit = { attempts: 30, windowSeconds: WINDOW_SECONDS };
const PER_BROWSER: AttemptLimit = { attempts: 10, windowSeconds: WINDOW_SECONDS };

/** The counters of an attempt to sign in. */
export interface LoginThrottles {
  /** in this order: an attempt that one refuses is not counted by the next */
  readonly all: readonly Throttle[];
  /** the counters that a success resets; the others get their attempt back */
  readonly ofName: readonly Throttle[];
  readonly shared: readonly Throttle[];
}

/**
 * Returns the counters by the typed name, whoever has it: a counter shared by username and mailbox would reveal that
 * they belong together. A browser that signed in before has its own counter: attempts of strangers, also from its own
 * office, do not count against it.
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
