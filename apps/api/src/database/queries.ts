import type { SQL } from './sql.ts';

/** The target of queries: the pool, or the present transaction. */
export interface Queries {
  /** Runs one statement; its rows are keyed by column name, moments as Date. */
  readonly execute: (query: SQL, planning?: Planning) => Promise<unknown[]>;
}

/**
 * When a statement is planned: each time, or once per connection, which remembers the plan. The latter is for
 * statements that are repeated with the same text, since every text is remembered.
 */
export type Planning = 'each-time' | 'once';
