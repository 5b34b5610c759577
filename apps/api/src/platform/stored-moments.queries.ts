import { type SQL, sql } from '../database/sql.ts';
import { CLOCKS_DIFFER_MS } from './clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the condition that something of this duration in milliseconds is not over yet. An end further ahead was
 * stored by a clock that ran ahead, and is void (docs/decisions/0107-a-wrong-clock-locks-nobody-out.md).
 */
export function isStillOn(endsAt: SQL, now: Date, lastsMs: number): SQL<boolean> {
  return sql`(${endsAt} > ${now} AND ${endsAt} <= ${laterBy(now, lastsMs + CLOCKS_DIFFER_MS)})`;
}

/** Returns the condition that something was stored by a clock that ran ahead. */
export function isStoredAhead(storedAt: SQL, now: Date): SQL<boolean> {
  return sql`(${storedAt} > ${laterBy(now, CLOCKS_DIFFER_MS)})`;
}

/**
 * Returns the condition that something that lasts for days was stored more than a day ahead. With less, it only lasts
 * that much longer, and nobody has to start again because a clock was corrected.
 */
export function isStoredDaysAhead(storedAt: SQL, now: Date): SQL<boolean> {
  return sql`(${storedAt} > ${laterBy(now, DAY_MS)})`;
}

function laterBy(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
