/** The time limits of the database before a request is refused, in milliseconds. */
export interface TimeBounds {
  /** to get a connection: to make one, or to wait until one of the pool is free */
  readonly connection: number;
  /** a statement, by the server's own clock; it is cancelled and the connection remains */
  readonly statement: number;
  /** waiting for a row or table that another session locks */
  readonly lock: number;
  /** between two statements of a transaction; the server ends the session and releases its locks */
  readonly idleInTransaction: number;
  /** any answer at all, by our clock: a server that hangs or disappears cancels nothing itself */
  readonly answer: number;
  /** returning the connections when the process stops */
  readonly closing: number;
}

const SECOND = 1000;

/**
 * The largest upload stores in batches of about a second each; nothing else takes that long. The limit of an answer is
 * longer, so that a living server reports a problem first.
 */
export const TIME_BOUNDS: TimeBounds = {
  connection: 10 * SECOND,
  statement: 20 * SECOND,
  lock: 10 * SECOND,
  idleInTransaction: 60 * SECOND,
  answer: 25 * SECOND,
  closing: 5 * SECOND,
};

/**
 * When all take turns on one connection, waiting for it means waiting for the work of others: a large upload holds it
 * for some seconds, on a slow machine for more than ten. The limit of an answer detects an engine that hangs.
 */
export const IN_TURNS: Pick<TimeBounds, 'connection'> = { connection: 40 * SECOND };
