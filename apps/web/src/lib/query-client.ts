import { ApiError } from '@milieuspoor/contract/client';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { comeBackAfterMs, isAway } from './faults/is-away.ts';

const STALE_AFTER_MS = 30_000;
const RETRIES = 2;
const FIRST_PAUSE_MS = 1000;

// An answer is shown as soon as it is there: a timer, which is the default, comes after whatever React has still to do,
// such as the charts around the one that was clicked on.
notifyManager.setScheduler(queueMicrotask);

/**
 * Only what may pass by itself is tried again: no connection, and a server in trouble, a few times; data that cannot be
 * reached for as long as somebody looks (`ui/messages/away-notice.tsx` says that meanwhile).
 */
function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** A browser without a network is told what one is told whose server is gone: by default its calls would wait unseen. */
const WITHOUT_NETWORK_TOO = { networkMode: 'always' } as const;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...WITHOUT_NETWORK_TOO,
        refetchOnReconnect: true,
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => isAway(error) || (failures < RETRIES && mayPass(error)),
        retryDelay: (failures, error) =>
          isAway(error) ? comeBackAfterMs(error, failures) : FIRST_PAUSE_MS * 2 ** failures,
      },
      mutations: { ...WITHOUT_NETWORK_TOO, retry: false },
    },
  });
}
