/** How long drawings out of sight may take at a stretch, ms: a click is handled between two of them. */
const STRETCH = 20;

let waiting: (() => void)[] = [];

/**
 * Draws at once what comes into sight, and the others one after the other: the page is painted first, visible charts
 * come before others, and scrolling finds the others already drawn. Returns a function that cancels it.
 */
export function whenItsTurn(element: Element, draw: () => void): () => void {
  let over = false;
  const once = () => {
    if (over) return;
    over = true;
    observer.disconnect();
    draw();
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) once();
  });
  observer.observe(element);
  void whenPainted().then(() => wait(once));
  return () => {
    over = true;
    observer.disconnect();
  };
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
