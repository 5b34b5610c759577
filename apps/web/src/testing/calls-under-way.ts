const fetchOfBrowser = globalThis.fetch.bind(globalThis);
let underWay = 0;

/** How long an answer is waited for that a test holds back. */
const AT_MOST_MS = 200;

/** Counts what the page asks, so that a test can wait until nothing is under way. */
export function countCalls(): void {
  globalThis.fetch = async (...asked) => {
    underWay++;
    try {
      return await fetchOfBrowser(...asked);
    } finally {
      underWay--;
    }
  };
}

/** Waits until every call was answered, and what follows from the answers is asked and answered as well. */
export async function noCallsUnderWay(): Promise<void> {
  const end = performance.now() + AT_MOST_MS;
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  await nextTask();
  while (underWay > 0 && performance.now() < end) await nextTask();
}
