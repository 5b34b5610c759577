import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Queries } from '../../../database/open-database.ts';
import type { Party } from '../../../platform/fair-order.ts';
import { fewAtOnce } from '../../../platform/few-at-once.ts';

/**
 * The number of such transactions at the same time. On a server there are few, so that connections remain for others,
 * but more than one, so that a locked project delays few others. On the one connection of the embedded engine a second
 * one would only wait for the first, and be refused when that takes longer than the limit (time-bounds.ts).
 */
const AT_ONCE: Readonly<Record<Database['sideBySide'], number>> = { one: 1, several: 2 };

/**
 * How long others go first after such a transaction that kept them waiting on the one connection, in milliseconds. A page asks
 * several questions one after the other; each would wait for another file otherwise.
 */
const OTHERS_FIRST_MS = 200;

interface Turns {
  readonly inTurn: ReturnType<typeof fewAtOnce>;
  /** when the next one may begin, by the clock of the process */
  begins: number;
}

const turnsOf = new WeakMap<Database, Turns>();

/**
 * Runs a transaction that may store tens of megabytes. Waiting ones don't hold a connection yet, and nobody waits for
 * all files of somebody else.
 */
export function largeTransaction<T>(
  database: Database,
  party: Party,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const turns = turnsOf.get(database) ?? { inTurn: fewAtOnce(AT_ONCE[database.sideBySide]), begins: 0 };
  turnsOf.set(database, turns);
  return turns.inTurn(party, async () => {
    const waitMs = turns.begins - performance.now();
    if (waitMs > 0) await pause(waitMs);
    let keptWaiting = false;
    try {
      return await database.transaction(async (queries) => {
        const outcome = await work(queries);
        keptWaiting = database.sideBySide === 'one' && database.load().waiting > 0;
        return outcome;
      });
    } finally {
      if (keptWaiting) turns.begins = performance.now() + OTHERS_FIRST_MS;
    }
  });
}
