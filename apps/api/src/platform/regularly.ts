/** Does some work at an interval until it is stopped. A failure is reported, and the next time may succeed. */
export function regularly(
  everyMs: number,
  work: () => Promise<void>,
  onFault: (cause: unknown) => void,
): () => void {
  const timer = setInterval(() => void work().catch(onFault), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
