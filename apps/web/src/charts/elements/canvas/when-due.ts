/** Even a busy browser acts after this time, ms. */
const LATEST = 1000;

/**
 * Acts at once where the element is visible, and elsewhere when the browser has time: a step in one chart changes all
 * of them, and the visible ones should not wait for the others. `act` receives which of the two it is. Returns a
 * function that cancels it.
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
