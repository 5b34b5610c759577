import { nameKey } from '@milieuspoor/domain';
import type { AttemptLimit } from '../../../platform/attempts.queries.ts';
import { countedAddress } from '../../../platform/counted-address.ts';
import { type Throttle, throttleBy } from './throttle.ts';

const WINDOW_SECONDS = 15 * 60;
/** An office may share an address. */
const PER_ADDRESS: AttemptLimit = { attempts: 50, windowSeconds: WINDOW_SECONDS };
/** Fewer than the account has, so that one address shuts nobody out but itself. */
const PER_ADDRESS_AND_ACCOUNT: AttemptLimit = { attempts: 10, windowSeconds: WINDOW_SECONDS };
const PER_ACCOUNT: AttemptLimit = { attempts: 30, windowSeconds: WINDOW_SECONDS };
const PER_BROWSER: AttemptLimit = { attempts: 10, windowSeconds: WINDOW_SECONDS };

/**
 * Whose attempts are counted: of an account by its id, whatever name was typed; of a name that nobody has by the name, as
 * often, so that being refused tells nothing.
 */
export function attemptedAccount(account: { readonly id: string } | null, name: string): string {
  return account ? `account ${account.id}` : `name ${nameKey(name)}`;
}

/** What an attempt to sign in is counted by. */
export interface LoginThrottles {
  /** in this order: what one refuses does not count for the next */
  readonly all: readonly Throttle[];
  /** what a success makes forgotten; the rest gets its attempt back */
  readonly ofAccount: readonly Throttle[];
  readonly shared: readonly Throttle[];
}

/** A browser that signed in before is counted by itself: strangers' attempts, also from its own office, are not its. */
export function loginThrottles(
  attempted: string,
  address: string,
  knownBrowser: string | null,
): LoginThrottles {
  if (knownBrowser) {
    const own = [throttleBy('login/browser', knownBrowser, PER_BROWSER)];
    return { all: own, ofAccount: own, shared: [] };
  }
  const shared = [throttleBy('login/address', address, PER_ADDRESS)];
  const ofAccount = [
    throttleBy(
      'login/address-and-account',
      `${countedAddress(address)} ${attempted}`,
      PER_ADDRESS_AND_ACCOUNT,
    ),
    throttleBy('login/account', attempted, PER_ACCOUNT),
  ];
  return { all: [...shared, ...ofAccount], ofAccount, shared };
}
