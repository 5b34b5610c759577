import type pg from 'pg';
import { DatabaseUnavailable, passingKind } from '../away/database-unavailable.ts';
import { Reachability } from '../away/reachability.ts';
import type { TimeBounds } from '../away/time-bounds.ts';
import { within } from '../away/within.ts';
import { LeasedConnection } from './leased-connection.ts';

/** The message of `pg-pool` when every connection was in use for too long. */
const ALL_IN_USE = 'timeout exceeded when trying to connect';

export interface ConnectionLoad {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The connections of the pool, each lent to one piece of work at a time and limited in time. */
export class Connections {
  readonly reachability = new Reachability();
  readonly #pool: pg.Pool;
  readonly #bounds: TimeBounds;
  readonly #onSilence: () => void;
  readonly #brokenBy = new WeakMap<pg.PoolClient, Error>();
  readonly #leases = new Set<LeasedConnection>();

  /** `onSilence` is called when the database gave no answer within the limit. */
  constructor(pool: pg.Pool, bounds: TimeBounds, onSilence: () => void = () => {}) {
    this.#pool = pool;
    this.#bounds = bounds;
    this.#onSilence = onSilence;
    // The pool only listens to idle connections. A connection that breaks while it is lent, or just before, would end
    // the process without a listener; so every connection has one for its whole life.
    pool.on('connect', (client) => client.on('error', (cause) => this.#break(client, cause)));
    pool.on('error', (cause) => this.reachability.lost(cause));
  }

  /** The number of connections, of idle ones, and of pieces of work that wait for one. */
  get load(): ConnectionLoad {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** Does the work on a connection of its own. */
  async lend<T>(work: (connection: LeasedConnection) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((cause: unknown) => {
      throw this.#toFault(cause);
    });
    const connection = new LeasedConnection({
      client,
      answerMs: this.#bounds.answer,
      brokenBy: () => this.#brokenBy.get(client) ?? null,
      onBroken: (cause) => this.#break(client, cause),
      onAnswer: () => this.reachability.answered(),
      onSilence: this.#onSilence,
    });
    this.#leases.add(connection);
    try {
      return await work(connection);
    } finally {
      this.#leases.delete(connection);
      connection.release();
    }
  }

  /** Ends all connections; those that do not end in time are cut off. */
  async close(): Promise<void> {
    const ended = this.#pool.end();
    const { closing } = this.#bounds;
    await within(closing, 'Some work goes on', ended).catch(() => {
      for (const connection of this.#leases) connection.abandon(new Error('The server stops'));
    });
    // A connection that is still being made is no reason to wait.
    await within(closing, 'A connection does not end', ended).catch(() => {});
  }

  #break(client: pg.PoolClient, cause: Error): void {
    if (!this.#brokenBy.has(client)) this.#brokenBy.set(client, cause);
    this.reachability.lost(cause);
  }

  #toFault(cause: unknown): DatabaseUnavailable {
    const inUse = cause instanceof Error && cause.message === ALL_IN_USE;
    const kind = inUse ? 'busy' : (passingKind(cause) ?? 'away');
    if (kind === 'away') this.reachability.lost(cause);
    return new DatabaseUnavailable(kind, 'nothing-stored', cause);
  }
}
