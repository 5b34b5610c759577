/** Even a busy browser gets round to it after this long, ms. */
const LATEST = 1000;

/**
 * Does something at once where it is seen, and elsewhere when the browser has time: a step in one chart changes all of
 * them, and the ones in sight should not have to wait for the others. `act` is told which of the two it is. Returns how to call
 * it off.
 */
export function whenDue(element: Element, act: (inSight: boolean) => void): () => void {
  const { top, bottom } = element.getBoundingClientRect();
  if ((bottom > 0 && top < window.innerHeight) || !('requestIdleCallback' in window)) {
    act(true);
    return () => {};
  }
  const waiting = window.requestIdleCallback(() => act(false), { timeout: LATEST });
  return () => window.cancelIdleCallback(waiting);
}
