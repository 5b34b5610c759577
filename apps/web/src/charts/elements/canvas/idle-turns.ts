/** Where a browser knows no idle time (Safari), a pause that lets it paint, ms. */
const PAUSE = 50;

let lastTurn: Promise<void> | null = null;

/**
 * A turn to draw a chart that nobody looks at yet: one at a time, whenever the browser has nothing else to do, so that
 * the charts in sight come first and scrolling finds the others there already.
 */
export function idleTurn(): Promise<void> {
  // What draws has to be there before it is worth waiting for a turn.
  lastTurn = (lastTurn ?? import('./drawing.ts').then(noop, noop)).then(untilIdle);
  return lastTurn;
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, PAUSE);
  });
}

function noop(): void {}
