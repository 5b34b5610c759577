import type { Database, Queries } from '../../../database/open-database.ts';
import type { Party } from '../../../platform/fair-order.ts';
import { fewAtOnce } from '../../../platform/few-at-once.ts';

/**
 * The number of such transactions at the same time. On a server there are few, so that connections remain for others,
 * but more than one, so that a locked project delays few others. On the one connection of the embedded engine a second
 * one would only wait for the first, and be refused when that takes longer than the limit (time-bounds.ts).
 */
const AT_ONCE: Readonly<Record<Database['sideBySide'], number>> = { one: 1, several: 2 };

const turns = new WeakMap<Database, ReturnType<typeof fewAtOnce>>();

/**
 * Runs a transaction that may store tens of megabytes. Waiting ones don't hold a connection yet, and nobody waits for
 * all files of somebody else.
 */
export function largeTransaction<T>(
  database: Database,
  party: Party,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const inTurn = turns.get(database) ?? fewAtOnce(AT_ONCE[database.sideBySide]);
  turns.set(database, inTurn);
  return inTurn(party, () => database.transaction(work));
}
