/** How long the database may take before a request is refused, in milliseconds. */
export interface TimeBounds {
  /** to get a connection: to make one, or for one of the pool to come free */
  readonly connection: number;
  /** a statement, by the server's own clock; it is cancelled and the connection goes on */
  readonly statement: number;
  /** waiting for a row or table that another session holds */
  readonly lock: number;
  /** between two statements of a transaction; the server ends the session and frees what it held */
  readonly idleInTransaction: number;
  /** any answer at all, by our clock: a server that froze, or is gone without a word, cancels nothing by itself */
  readonly answer: number;
  /** handing back the connections when the process stops */
  readonly closing: number;
}

const SECOND = 1000;

/**
 * The largest upload stores in batches of about a second each; nothing else takes that long. The bound on an answer is
 * the longer one, so that a server that lives is the first to speak.
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
 * Where all take turns on one connection, who waits for it waits for the work of others: a large upload holds it for some
 * seconds, on a slow machine for more than ten. An engine that says nothing at all is noticed by the bound on an answer.
 */
export const IN_TURNS: Pick<TimeBounds, 'connection'> = { connection: 40 * SECOND };
