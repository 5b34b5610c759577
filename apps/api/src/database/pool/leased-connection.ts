import type pg from 'pg';
import {
  DatabaseUnavailable,
  endsSession,
  type LostOutcome,
  passingKind,
} from '../away/database-unavailable.ts';

/** The connection as the pool lends it. */
export interface Lent {
  readonly client: pg.PoolClient;
  /** how long any answer may take, in milliseconds */
  readonly answerMs: number;
  /** what broke the connection, null while it is whole */
  readonly brokenBy: () => Error | null;
  readonly onBroken: (cause: Error) => void;
  readonly onAnswer: () => void;
  /** the database said nothing for `answerMs` */
  readonly onSilence: () => void;
}

/** One connection while one piece of work has it: every statement is bounded, and what breaks it is told apart. */
export class LeasedConnection {
  readonly #lent: Lent;
  #released = false;

  constructor(lent: Lent) {
    this.#lent = lent;
  }

  /** Runs one statement; `ifLost` is what became of it when its answer never comes. */
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

  /** Ends the transaction that is under way, so that the next may have the connection; one that is broken has none. */
  async rollBack(): Promise<void> {
    if (this.#lent.brokenBy()) return;
    await this.run({ text: 'ROLLBACK' }, 'nothing-stored').catch((cause: Error) => this.abandon(cause));
  }

  /** Closes the connection at once, whatever is under way on it: an answer that comes late finds nobody. */
  abandon(cause: Error): void {
    this.#lent.onBroken(cause);
    this.release();
  }

  /** Gives the connection to the next, or ends it when it is of no use to anybody. */
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
