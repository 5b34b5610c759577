import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { endsSession, passingKind } from './database-unavailable.ts';
import { reasonOf } from './reason-of.ts';

export interface Patience {
  /** how long to wait for a server that does not answer yet, in milliseconds */
  readonly ms: number;
  /** tells the person who started the process, once, that it waits and why */
  readonly say: (sentence: string) => void;
}

const PAUSE_MS = 1000;

/** The reason why a connection broke, at the server or on the way: not because of the work. */
class BrokenOff extends Error {}

/**
 * Does work of a start on a server that may still be starting, or that restarts meanwhile; the work is then started
 * again on a new connection. It does not wait for errors that waiting cannot solve, such as a wrong password or a
 * refusal by the work itself.
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
    // The last message of the server may arrive before the end of the connection.
    if (isOpen && !endsSession(cause)) throw cause;
    throw new BrokenOff('The connection ended', { cause });
  } finally {
    await client.end().catch(() => {});
  }
}

function notReachable(cause: unknown): Error {
  return new Error(`The database cannot be reached: ${reasonOf(cause)}`, { cause });
}
