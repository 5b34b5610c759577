/** A second click within this time is the other half of a double click, ms. */
export const CLICK_DELAY = 300;

/** Lets a click through unless another one came just before; `now` in ms. */
export function createClickGuard(): (now: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    const passes = now - last >= CLICK_DELAY;
    if (passes) last = now;
    return passes;
  };
}
