import pg from 'pg';
import type { TimeBounds } from '../away/time-bounds.ts';
import type { PgliteEngine } from './pglite-engine.ts';

/**
 * Returns a pool with the only connection to the embedded engine, which has one session: queries wait for their turn in
 * the pool.
 */
export function embeddedPool(engine: PgliteEngine, bounds: TimeBounds): pg.Pool {
  return new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: bounds.connection,
    idleTimeoutMillis: 0,
    stream: () => engine.connect(),
  });
}
