import { ApiError } from '@milieuspoor/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { addressSearch, parseAddressSearch } from '../lib/address/address-names.ts';
import { reportFault } from '../lib/faults/report-fault.ts';
import { DelayedIndicator } from '../ui/messages/delayed-indicator.tsx';
import { createNumberedHistory } from './numbered-history.ts';
import { FailedPage } from './routes/failed-page.tsx';
import { MissingPage } from './routes/missing-page.tsx';
import { routeTree } from './routes.tsx';

export function createAppRouter(queries: QueryClient) {
  return createRouter({
    routeTree,
    history: createNumberedHistory(),
    context: { queries },
    parseSearch: parseAddressSearch,
    stringifySearch: addressSearch,
    defaultPreload: 'intent',
    // The query client decides what is fresh; the router keeps nothing of its own.
    defaultPreloadStaleTime: 0,
    // The indicator waits by itself.
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: DelayedIndicator,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: MissingPage,
    // A call that failed was noted when it did.
    defaultOnCatch: (error) => {
      if (!(error instanceof ApiError)) reportFault(error, 'screen');
    },
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
