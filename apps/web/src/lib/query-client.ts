import { ApiError } from '@milieuspoor/contract';
import { QueryClient } from '@tanstack/react-query';

const STALE_AFTER_MS = 30_000;
const RETRIES = 2;

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
