const fetchOfBrowser = globalThis.fetch.bind(globalThis);
let underWay = 0;

/** The longest time to wait for an answer that a test holds back. */
const AT_MOST_MS = 200;

/** Counts the calls of the page, so that a test can wait until none is running. */
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

/** Waits until every call was answered, and so were the calls that follow from the answers. */
export async function noCallsUnderWay(): Promise<void> {
  const end = performance.now() + AT_MOST_MS;
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  await nextTask();
  while (underWay > 0 && performance.now() < end) await nextTask();
}
