import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { passingKind } from './database-unavailable.ts';
import { reasonOf } from './reason-of.ts';

export interface Patience {
  /** how long a server that does not answer yet is waited for, in milliseconds */
  readonly ms: number;
  /** tells whoever started the process, once, that and why it waits */
  readonly say: (sentence: string) => void;
}

const PAUSE_MS = 1000;

/**
 * Connects to a server that may still be starting, as it does when both are started together. What waiting cannot mend,
 * such as a wrong password, is not waited for.
 */
export async function whenReachable<T>(
  patience: Patience | undefined,
  connect: () => Promise<T>,
): Promise<T> {
  const until = performance.now() + (patience?.ms ?? 0);
  for (let attempt = 1; ; attempt++) {
    try {
      return await connect();
    } catch (cause) {
      const refused = cause instanceof pg.DatabaseError && passingKind(cause) === null;
      if (refused || performance.now() >= until) throw notReachable(cause);
      if (attempt === 1)
        patience?.say(`${notReachable(cause).message}. It is tried again for ${patience.ms / 1000} seconds.`);
      await pause(PAUSE_MS);
    }
  }
}

function notReachable(cause: unknown): Error {
  return new Error(`The database cannot be reached: ${reasonOf(cause)}`, { cause });
}
