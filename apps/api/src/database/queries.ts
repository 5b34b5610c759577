import type { SQL } from 'drizzle-orm';

/** Where queries go: the pool, or the transaction that is under way. */
export interface Queries {
  /** Runs one statement; its rows are keyed by column name, moments as Date. */
  readonly execute: (query: SQL, planning?: Planning) => Promise<unknown[]>;
}

/**
 * When a statement is planned: each time, or once a connection, which remembers it from then on. The latter is for
 * statements that are asked over and over in the same words, since every wording is remembered.
 */
export type Planning = 'each-time' | 'once';
