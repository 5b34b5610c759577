import type { Queries } from '../queries.ts';
import { findLaterRelease, type LaterRelease } from './later-release.ts';

/** The interval at which a running server checks whether a later release changed its database. */
const LOOK_MS = 2_000;

/** The knowledge of a running server about later releases. */
export interface SchemaWatch {
  /** returns the later release that was found, null as long as there is none */
  readonly found: () => LaterRelease | null;
  /** calls back once, when one is found */
  readonly onFound: (tell: (later: LaterRelease) => void) => void;
  readonly stop: () => void;
}

/**
 * Checks regularly whether a later release changed the schema. A database that doesn't answer is reported elsewhere.
 */
export function watchForLaterRelease(queries: Queries, lookMs: number = LOOK_MS): SchemaWatch {
  let later: LaterRelease | null = null;
  let tell: ((later: LaterRelease) => void) | null = null;
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    later = await findLaterRelease(queries).catch(() => null);
    looking = false;
    if (!later) return;
    clearInterval(timer);
    tell?.(later);
  };
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();
  return {
    found: () => later,
    onFound(callback) {
      tell = callback;
      if (later) callback(later);
    },
    stop: () => clearInterval(timer),
  };
}
