import { AsyncLocalStorage } from 'node:async_hooks';

const underWay = new AsyncLocalStorage<true>();

/** Runs the work of a transaction, so that functions called from it can detect it. */
export function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  return underWay.run(true, work);
}

/**
 * Guards work that takes long: throws when it is called from a transaction, which holds a connection and locks
 * meanwhile; on the embedded database, which has one session, everybody would wait. That is a mistake in the program,
 * in production too.
 */
export function ensureNoTransaction(what: string): void {
  if (underWay.getStore()) throw new Error(`${what} takes long: do it before the transaction, not within it`);
}
