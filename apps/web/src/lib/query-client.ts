import { ApiError } from '@milieuspoor/contract/client';
import { notifyManager, QueryClient } from '@tanstack/react-query';

const STALE_AFTER_MS = 30_000;
const RETRIES = 2;

// An answer is shown as soon as it is there: a timer, which is the default, comes after whatever React has still to do,
// such as the charts around the one that was clicked on.
notifyManager.setScheduler(queueMicrotask);

/** Only what may pass by itself is tried again: no connection, and a server in trouble. */
function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
      },
      mutations: { retry: false },
    },
  });
}
