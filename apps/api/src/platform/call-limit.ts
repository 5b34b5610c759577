import { createHash } from 'node:crypto';
import type { Queries } from '../database/open-database.ts';
import { addAttempts } from './attempts.queries.ts';
import type { Clock } from './clock.ts';

const WINDOW_MS = 60_000;
/** The number of calls of an account that a process counts itself before it informs the others. */
const SHARE = 100;

/** Counts a call of an account; returns the seconds until the next call is accepted, 0 when this one was. */
export type CallLimit = (accountId: string) => Promise<number>;

interface Counted {
  /** not yet written to the database */
  own: number;
  closed: boolean;
}

/**
 * Limits the calls of an account in a minute, over all processes together: far more than a person clicks, so that a
 * faulty script, or somebody who copies everything, leaves capacity to others. Counting every call in the database
 * would cost a write for each, and would invalidate answers that are cached as long as nothing is written; so each
 * process adds a hundred at a time, and an account may exceed the limit by as many per process.
 */
export function createCallLimit(queries: Queries, clock: Clock, most: number): CallLimit {
  let windowEndsAt = 0;
  let accounts = new Map<string, Counted>();

  return async (accountId) => {
    if (most === 0) return 0;
    const now = clock.now();
    // A window from before the clock was set back would last until that moment comes again.
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
    // A call that was accepted is answered; the next one is not.
    counted.closed = all >= most;
    return 0;
  };
}

function bucketOf(accountId: string): string {
  return `calls/account/${createHash('sha256').update(accountId).digest('base64url')}`;
}
