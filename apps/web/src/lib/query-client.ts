import { ApiError } from '@milieuspoor/contract/client';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { comeBackAfterMs, isAway } from './faults/is-away.ts';

const STALE_AFTER_MS = 30_000;
const RETRIES = 2;
const FIRST_PAUSE_MS = 1000;

// An answer is shown as soon as it arrives: the default timer comes after everything that React must still do, such as
// the charts around the clicked one.
notifyManager.setScheduler(queueMicrotask);

/**
 * Tells whether a failure is temporary and tried again: no connection, and a server in trouble, a few times; data that
 * cannot be reached as long as somebody watches (`ui/messages/away-notice.tsx` shows that meanwhile).
 */
function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** A browser without a network is treated like one whose server is gone: by default its calls would wait invisibly. */
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
