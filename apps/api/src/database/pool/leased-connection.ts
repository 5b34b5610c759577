import type pg from 'pg';
import {
  DatabaseUnavailable,
  endsSession,
  type LostOutcome,
  passingKind,
} from '../away/database-unavailable.ts';

/** A connection as the pool lends it. */
export interface Lent {
  readonly client: pg.PoolClient;
  /** the time limit of any answer, in milliseconds */
  readonly answerMs: number;
  /** returns what broke the connection, null while it works */
  readonly brokenBy: () => Error | null;
  readonly onBroken: (cause: Error) => void;
  readonly onAnswer: () => void;
  /** called when the database gave no answer for `answerMs` */
  readonly onSilence: () => void;
}

/** One connection during one piece of work: every statement has a time limit, and its failures are classified. */
export class LeasedConnection {
  readonly #lent: Lent;
  #released = false;

  constructor(lent: Lent) {
    this.#lent = lent;
  }

  /** Runs one statement; `ifLost` is its outcome when its answer never comes. */
  async run(query: pg.QueryConfig, ifLost: LostOutcome): Promise<pg.QueryResult> {
    const { client, answerMs, brokenBy, onAnswer, onSilence } = this.#lent;
    const silence = setTimeout(() => {
      this.abandon(new Error(`The database gave no answer for ${answerMs / 1000} seconds`));
      onSilence();
    }, answerMs);
    try {
      const broken = brokenBy();
      if (broken) throw broken;
      const result = await client.query(query);
      onAnswer();
      return result;
    } catch (cause) {
      throw this.#toFault(cause, ifLost);
    } finally {
      clearTimeout(silence);
    }
  }

  /** Ends the open transaction, so that the connection can be reused; a broken connection has none. */
  async rollBack(): Promise<void> {
    if (this.#lent.brokenBy()) return;
    await this.run({ text: 'ROLLBACK' }, 'nothing-stored').catch((cause: Error) => this.abandon(cause));
  }

  /** Closes the connection at once, whatever is running on it: a late answer is lost. */
  abandon(cause: Error): void {
    this.#lent.onBroken(cause);
    this.release();
  }

  /** Returns the connection to the pool, or ends it when it cannot be used again. */
  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#lent.client.release(this.#lent.brokenBy() ?? undefined);
  }

  #toFault(cause: unknown, ifLost: LostOutcome): unknown {
    const kind = passingKind(cause);
    if (cause instanceof Error && (kind === 'away' || endsSession(cause))) this.#lent.onBroken(cause);
    const broken = this.#lent.brokenBy();
    if (broken) return new DatabaseUnavailable(kind ?? 'away', ifLost, broken);
    return kind ? new DatabaseUnavailable(kind, ifLost, cause) : cause;
  }
}
