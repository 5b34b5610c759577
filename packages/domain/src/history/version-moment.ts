const SECOND_MS = 1000;

/**
 * The moment of a change, as the moment of the new version: a whole second after the version before it at the least. The
 * API writes moments in whole seconds and takes them to say which version was seen (D-94), so no two versions may
 * share a second.
 */
export function versionMoment(now: Date, former: Date): Date {
  const nextSecond = (Math.floor(former.getTime() / SECOND_MS) + 1) * SECOND_MS;
  return new Date(Math.max(now.getTime(), nextSecond));
}
