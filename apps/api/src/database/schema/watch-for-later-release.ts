import type { Queries } from '../queries.ts';
import { findLaterRelease, type LaterRelease } from './later-release.ts';

/** How often a running server looks whether a later release brought its database further. */
const LOOK_MS = 2_000;

/** What a running server knows of later releases. */
export interface SchemaWatch {
  /** the one that was there, null as long as none was */
  readonly found: () => LaterRelease | null;
  /** calls back once, when one is found */
  readonly onFound: (tell: (later: LaterRelease) => void) => void;
  readonly stop: () => void;
}

/** Looks regularly whether a later release changed the schema. A database that doesn't answer is somebody else's to report. */
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
