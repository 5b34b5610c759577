import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { takeAttempts, throttleBy } from '../accounts/throttling/throttle.ts';
import {
  type AddressSuggestion,
  type FoundAddress,
  findPlace,
  isPlaceId,
  searchPlaces,
} from './dutch-places.ts';
import { lookUpAtPdok, suggestAtPdok } from './pdok.ts';

const SUGGESTIONS = 8;
/** More than anybody types; it prevents that an account downloads a whole address register through us. */
const PER_ACCOUNT: AttemptLimit = { attempts: 240, windowSeconds: 60 };
/** After a failure the service is not called for a while, so that not every typed letter waits for it. */
const REST_MS = 30_000;

export interface Suggestions {
  readonly source: 'pdok' | 'built-in';
  readonly suggestions: readonly AddressSuggestion[];
}

export interface AddressSearch {
  readonly suggest: (caller: Caller, typed: string) => Promise<Outcome<Suggestions>>;
  readonly lookUp: (caller: Caller, id: string) => Promise<Outcome<FoundAddress>>;
}

interface SearchDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** base address of PDOK's Locatieserver; null for the built-in places only */
  readonly baseUrl: string | null;
}

/** Finds Dutch addresses at the configured service, and built-in Dutch places where there is none or it fails. */
export function createAddressSearch({ database, clock, baseUrl }: SearchDependencies): AddressSearch {
  let restsFromMs = Number.NEGATIVE_INFINITY;
  // It also ends when the clock is set back meanwhile.
  const isResting = () => {
    const restedMs = clock.now().getTime() - restsFromMs;
    return restedMs >= 0 && restedMs < REST_MS;
  };
  const builtIn = (typed: string) =>
    done<Suggestions>({ source: 'built-in', suggestions: searchPlaces(typed, SUGGESTIONS) });
  const takeTurn = ({ accountId }: Caller) =>
    takeAttempts(
      database.queries,
      [throttleBy('address/account', accountId, PER_ACCOUNT)],
      clock.now(),
      'too-many-addresses',
    );

  return {
    async suggest(caller, typed) {
      if (baseUrl === null || isResting()) return builtIn(typed);
      const tooMany = await takeTurn(caller);
      if (tooMany) return tooMany;
      try {
        return done({ source: 'pdok', suggestions: await suggestAtPdok(baseUrl, typed, SUGGESTIONS) });
      } catch {
        restsFromMs = clock.now().getTime();
        return builtIn(typed);
      }
    },

    async lookUp(caller, id) {
      if (isPlaceId(id) || baseUrl === null) {
        const place = findPlace(id);
        return place ? done(place) : NOT_FOUND;
      }
      const tooMany = await takeTurn(caller);
      if (tooMany) return tooMany;
      try {
        const address = await lookUpAtPdok(baseUrl, id);
        return address ? done(address) : NOT_FOUND;
      } catch {
        restsFromMs = clock.now().getTime();
        return refused({ kind: 'unavailable', message: message('address-unreachable') });
      }
    },
  };
}
