import { comeBackAfterMs, isAway } from './is-away.ts';

/** The number of calls that wait to be sent again. */
let waiting = 0;
const listeners = new Set<() => void>();

/** Calls back when calls begin to wait or no longer do; for `useSyncExternalStore`. */
export function onWaitingCalls(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function areCallsWaiting(): boolean {
  return waiting > 0;
}

/**
 * Makes the call, and repeats it as long as the server reports that its data cannot be reached. Only for calls that may
 * be sent twice: those that store nothing, or whose key makes them be stored once.
 */
export function againWhileAway<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return againWhile(call, signal, (error, failures) =>
    isAway(error) ? comeBackAfterMs(error, failures) : null,
  );
}

/**
 * Makes the call, and repeats it after the number of milliseconds that `waitMs` returns; null for a permanent failure.
 */
export async function againWhile<T>(
  call: () => Promise<T>,
  signal: AbortSignal,
  waitMs: (error: unknown, failures: number) => number | null,
): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await call();
    } catch (error) {
      const wait = waitMs(error, failures);
      if (wait === null) throw error;
      await waited(wait, signal);
    }
  }
}

async function waited(ms: number, signal: AbortSignal): Promise<void> {
  count(1);
  try {
    await new Promise<void>((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    });
  } finally {
    count(-1);
  }
}

function count(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}
