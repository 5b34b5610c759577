/** The source of the time, which a test can set. */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * The largest expected difference between the clocks of two servers. Data stored further ahead came from a wrong clock.
 */
export const CLOCKS_DIFFER_MS = 60_000;

/**
 * Returns a clock that never runs ahead of the time that has passed since it was made: setting the clock ahead by
 * mistake while the server runs causes nothing irreversible. When it is set back, this clock follows at once.
 *
 * @param elapsedMs milliseconds of a clock that nobody can set
 */
export function createSteadyClock(clock: Clock, elapsedMs = () => performance.now()): Clock {
  const madeAt = clock.now().getTime() - elapsedMs();
  return { now: () => new Date(Math.min(clock.now().getTime(), madeAt + elapsedMs())) };
}
