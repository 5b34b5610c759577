import { type SQL, sql } from 'drizzle-orm';
import { CLOCKS_DIFFER_MS } from './clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether something is not over yet that lasts so many milliseconds. An end further ahead was stored by a clock that ran ahead, and is
 * void (docs/decisions/0107-a-wrong-clock-locks-nobody-out.md).
 */
export function isStillOn(endsAt: SQL, now: Date, lastsMs: number): SQL<boolean> {
  return sql`(${endsAt} > ${now} AND ${endsAt} <= ${laterBy(now, lastsMs + CLOCKS_DIFFER_MS)})`;
}

/** Whether something was stored by a clock that ran ahead. */
export function isStoredAhead(storedAt: SQL, now: Date): SQL<boolean> {
  return sql`(${storedAt} > ${laterBy(now, CLOCKS_DIFFER_MS)})`;
}

/**
 * Whether something that lasts for days was stored more than a day ahead. By less, it merely lasts that much longer, and nobody has to
 * begin anew because a clock was put right.
 */
export function isStoredDaysAhead(storedAt: SQL, now: Date): SQL<boolean> {
  return sql`(${storedAt} > ${laterBy(now, DAY_MS)})`;
}

function laterBy(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
