const SECOND_MS = 1000;

/**
 * Returns the moment of a change as the moment of the new version: at least a whole second after the former version.
 * The API writes moments in whole seconds and uses them to tell which version a client has seen (D-94), so two versions
 * may not share a second.
 */
export function versionMoment(now: Date, former: Date): Date {
  const nextSecond = (Math.floor(former.getTime() / SECOND_MS) + 1) * SECOND_MS;
  return new Date(Math.max(now.getTime(), nextSecond));
}
