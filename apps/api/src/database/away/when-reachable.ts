import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { endsSession, passingKind } from './database-unavailable.ts';
import { reasonOf } from './reason-of.ts';

export interface Patience {
  /** how long a server that does not answer yet is waited for, in milliseconds */
  readonly ms: number;
  /** tells whoever started the process, once, that and why it waits */
  readonly say: (sentence: string) => void;
}

const PAUSE_MS = 1000;

/** What went wrong on a connection that broke off, by the server or on the way: nothing that the work did. */
class BrokenOff extends Error {}

/**
 * Does what a start needs of a server that may still be starting, or that restarts meanwhile; the work is begun anew then, on a connection of
 * its own. What waiting cannot mend, such as a wrong password or what the work itself refuses, is not waited for.
 */
export async function whenReachable<T>(
  patience: Patience | undefined,
  connect: () => Promise<pg.Client>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const until = performance.now() + (patience?.ms ?? 0);
  for (let attempt = 1; ; attempt++) {
    try {
      return await onConnection(connect, work);
    } catch (cause) {
      if (!(cause instanceof BrokenOff)) throw cause;
      const reason = cause.cause;
      const refused = reason instanceof pg.DatabaseError && passingKind(reason) === null;
      if (refused || performance.now() >= until) throw notReachable(reason);
      if (attempt === 1)
        patience?.say(
          `${notReachable(reason).message}. It is tried again for ${patience.ms / 1000} seconds.`,
        );
      await pause(PAUSE_MS);
    }
  }
}

/** Does the work on a connection; throws `BrokenOff` where there is none, or where it ended before the work did. */
async function onConnection<T>(
  connect: () => Promise<pg.Client>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connect().catch((cause: unknown) => {
    throw new BrokenOff('No connection', { cause });
  });
  let isOpen = true;
  client.once('end', () => {
    isOpen = false;
  });
  try {
    return await work(client);
  } catch (cause) {
    // What the server said last may come before the end of the connection does.
    if (isOpen && !endsSession(cause)) throw cause;
    throw new BrokenOff('The connection ended', { cause });
  } finally {
    await client.end().catch(() => {});
  }
}

function notReachable(cause: unknown): Error {
  return new Error(`The database cannot be reached: ${reasonOf(cause)}`, { cause });
}
