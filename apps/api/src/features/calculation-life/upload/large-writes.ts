import type { Database, Queries } from '../../../database/open-database.ts';
import type { Party } from '../../../platform/fair-order.ts';
import { fewAtOnce } from '../../../platform/few-at-once.ts';

/**
 * On a server few enough that connections remain for others, and more than one, so that a project that somebody else holds
 * keeps few others waiting. On the one connection of the embedded engine a second one would only wait for the first, and be
 * refused when that takes longer than anybody may wait (time-bounds.ts).
 */
const AT_ONCE: Readonly<Record<Database['sideBySide'], number>> = { one: 1, several: 2 };

const turns = new WeakMap<Database, ReturnType<typeof fewAtOnce>>();

/**
 * A transaction that may store tens of megabytes. Those that wait for their turn don't wait for a connection yet, and
 * nobody waits for all files of somebody else.
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
