/** How long drawings out of sight may take at a stretch, ms: a click is handled between two of them. */
const STRETCH = 20;

let waiting: (() => void)[] = [];

/** What is less than a screen away is near. */
const NEAR = '100% 0px';

/**
 * Draws at once what comes into sight, then what is near, one after the other; and what is further away once somebody
 * scrolls, so that they find it drawn. Until then nobody looks at it, and a page that was only opened does not pay for
 * it. Returns a function that cancels it.
 */
export function whenItsTurn(element: Element, draw: () => void): () => void {
  const ended = new AbortController();
  const once = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    draw();
  };
  const queue = () => void whenPainted().then(() => wait(once));
  const stop = [watch(element, '0px', once), watch(element, NEAR, queue)];
  ended.signal.addEventListener('abort', () => {
    for (const end of stop) end();
  });
  window.addEventListener('scroll', queue, {
    ...{ once: true, capture: true, passive: true },
    signal: ended.signal,
  });
  return () => ended.abort();
}

/** Calls `act` once the element is within this distance of the visible part of the page. */
function watch(element: Element, rootMargin: string, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    // Within a frame the margin would otherwise be that of the page around it.
    { root: document, rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function wait(draw: () => void): void {
  waiting = [...waiting, draw];
  if (waiting.length === 1) setTimeout(takeTurns);
}

function takeTurns(): void {
  const begun = performance.now();
  try {
    do {
      const [next, ...others] = waiting;
      waiting = others;
      next?.();
    } while (waiting.length > 0 && performance.now() - begun < STRETCH);
  } finally {
    // Whatever happened to this one, the others must still be drawn.
    if (waiting.length > 0) setTimeout(takeTurns);
  }
}

/** Waits for the page to be painted, because charts out of sight must not delay it. */
function whenPainted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
