/** Even a busy browser gets round to it after this long, ms. */
const LATEST = 1000;

/**
 * Does something at once where it is seen, and elsewhere when the browser has time: a step in one chart changes all of
 * them, and the ones in sight should not have to wait for the others. Returns how to call it off.
 */
export function whenDue(element: Element, act: () => void): () => void {
  const { top, bottom } = element.getBoundingClientRect();
  if ((bottom > 0 && top < window.innerHeight) || !('requestIdleCallback' in window)) {
    act();
    return () => {};
  }
  const waiting = window.requestIdleCallback(act, { timeout: LATEST });
  return () => window.cancelIdleCallback(waiting);
}
