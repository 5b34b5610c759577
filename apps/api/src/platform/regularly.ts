/** Does some work every so often until it is told to stop. One time that fails is told, and the next may succeed. */
export function regularly(
  everyMs: number,
  work: () => Promise<void>,
  onFault: (cause: unknown) => void,
): () => void {
  const timer = setInterval(() => void work().catch(onFault), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
