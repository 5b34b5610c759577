/** Where the time comes from, so that a test can set it. */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** So far the clocks of two servers may be apart. What was stored further ahead was stored by a clock that was wrong. */
export const CLOCKS_DIFFER_MS = 60_000;

/**
 * A clock that never runs ahead of the time that has passed since it was made: one that is set ahead by mistake while the
 * server runs does not bring about what cannot be taken back. Set back, it follows at once.
 *
 * @param elapsedMs milliseconds of a clock that nobody can set
 */
export function createSteadyClock(clock: Clock, elapsedMs = () => performance.now()): Clock {
  const madeAt = clock.now().getTime() - elapsedMs();
  return { now: () => new Date(Math.min(clock.now().getTime(), madeAt + elapsedMs())) };
}
