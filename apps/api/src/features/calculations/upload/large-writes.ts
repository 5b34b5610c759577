import type { Database, Queries } from '../../../database/open-database.ts';
import { fewAtOnce } from '../../../platform/few-at-once.ts';

/**
 * Few enough that none of them waits as long for a connection as anybody may (time-bounds.ts), even on the engine that has
 * one; more than one, so that a project that somebody else holds keeps few others waiting.
 */
const AT_ONCE = 2;

const turns = new WeakMap<Database, ReturnType<typeof fewAtOnce>>();

/** A transaction that stores tens of megabytes. Those that wait for their turn don't wait for a connection yet. */
export function largeTransaction<T>(database: Database, work: (queries: Queries) => Promise<T>): Promise<T> {
  const inTurn = turns.get(database) ?? fewAtOnce(AT_ONCE);
  turns.set(database, inTurn);
  return inTurn(() => database.transaction(work));
}
