import { createHash } from 'node:crypto';
import type { Queries } from '../database/open-database.ts';
import { addAttempts } from './attempts.queries.ts';
import type { Clock } from './clock.ts';

const WINDOW_MS = 60_000;
/** So many calls of an account one process counts by itself before it tells the others. */
const SHARE = 100;

/** Counts a call of an account; answers the seconds until the next one is taken, 0 when this one was. */
export type CallLimit = (accountId: string) => Promise<number>;

interface Counted {
  /** not told the database yet */
  own: number;
  closed: boolean;
}

/**
 * Bounds what an account may ask in a minute, of all processes together: far more than a person clicks, so that a script that
 * went wrong, or somebody who copies everything, leaves the others their turn. Counting every call in the database would cost
 * a write for each, and what is kept while nothing is written would never be kept; so each process adds a hundred at a time, and
 * an account may have so many more of each.
 */
export function createCallLimit(queries: Queries, clock: Clock, most: number): CallLimit {
  let windowEndsAt = 0;
  let accounts = new Map<string, Counted>();

  return async (accountId) => {
    if (most === 0) return 0;
    const now = clock.now();
    // A window of before the clock was set back would last until that moment comes again.
    if (now.getTime() >= windowEndsAt || now.getTime() < windowEndsAt - WINDOW_MS) {
      windowEndsAt = (Math.floor(now.getTime() / WINDOW_MS) + 1) * WINDOW_MS;
      accounts = new Map();
    }
    const counted = accounts.get(accountId) ?? { own: 0, closed: false };
    accounts.set(accountId, counted);
    const secondsLeft = Math.ceil((windowEndsAt - now.getTime()) / 1000);
    if (counted.closed) return secondsLeft;
    counted.own++;
    if (counted.own < Math.min(SHARE, most)) return 0;
    const added = counted.own;
    counted.own = 0;
    const all = await addAttempts(queries, bucketOf(accountId), {
      added,
      now,
      endsAt: new Date(windowEndsAt),
    });
    // What was taken is answered; the next one is not.
    counted.closed = all >= most;
    return 0;
  };
}

function bucketOf(accountId: string): string {
  return `calls/account/${createHash('sha256').update(accountId).digest('base64url')}`;
}
