/** So long drawings that nobody looks at yet may take at a stretch, ms: a click is heard between two of them. */
const STRETCH = 20;

let waiting: (() => void)[] = [];

/**
 * Draws at once what comes into sight, and the others one after the other: a page is painted first, what is seen comes before
 * what is not, and scrolling finds the others there already. Returns how to call it off.
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
    // Whatever became of this one, the others are still to be drawn.
    if (waiting.length > 0) setTimeout(takeTurns);
  }
}

/** Nothing that nobody looks at may come before the page itself. */
function whenPainted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
