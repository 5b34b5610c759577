import { CLICK_DELAY } from '../../../charts/click-delay.ts';

/** Returns a function that accepts a click unless another one was made just before it; `clickedAt` in ms. */
export function createClickGuard(): (clickedAt: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (clickedAt) => {
    const passes = clickedAt - last >= CLICK_DELAY;
    if (passes) last = clickedAt;
    return passes;
  };
}
