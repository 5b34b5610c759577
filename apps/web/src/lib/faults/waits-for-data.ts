import type { QueryClient } from '@tanstack/react-query';
import { areCallsWaiting, onWaitingCalls } from './again-while-away.ts';
import { isAway } from './is-away.ts';

/** Tells whether something is being requested again because the server cannot reach its data. */
export function waitsForData(queries: QueryClient): boolean {
  return (
    areCallsWaiting() ||
    queries
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.fetchStatus !== 'idle' && isAway(state.fetchFailureReason))
  );
}

/** Calls the listener whenever that may have changed; returns the function that stops this. */
export function onWaitsForData(queries: QueryClient, listener: () => void): () => void {
  const stops = [queries.getQueryCache().subscribe(listener), onWaitingCalls(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Waits until something is requested again for that reason. */
export function untilWaitsForData(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = onWaitsForData(queries, () => {
      if (!waitsForData(queries)) return;
      stop();
      resolve();
    });
  });
}
