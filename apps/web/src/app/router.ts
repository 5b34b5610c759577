import { ApiError } from '@milieuspoor/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { createHashHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import { addressSearch, parseAddressSearch } from '../lib/address/address-names.ts';
import { reportFault } from '../lib/faults/report-fault.ts';
import { DelayedIndicator } from '../ui/messages/delayed-indicator.tsx';
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

/** What the router numbers the entries of the browser's history with. */
const INDEX = '__TSR_index';

/**
 * The history of the browser, in which an address that somebody typed or chose from their bookmarks has its number as well.
 * Without one the router can't tell how far to go back when leaving is called off, and loads the page anew instead.
 */
function createNumberedHistory(): RouterHistory {
  let history: RouterHistory | null = null;
  // Before the router hears of it.
  window.addEventListener('popstate', () => {
    const state = window.history.state as Readonly<Record<string, unknown>> | null;
    if (!history || state?.[INDEX] !== undefined) return;
    const key = crypto.randomUUID();
    const numbered = { ...state, [INDEX]: history.location.state[INDEX] + 1, key, __TSR_key: key };
    // Of the browser itself: the router has put its own in place, by which it would hear of a move.
    History.prototype.replaceState.call(window.history, numbered, '');
  });
  history = createHashHistory();
  return history;
}
