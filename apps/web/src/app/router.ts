import { ApiError } from '@milieuspoor/contract/client';
import type { NextStepName } from '@milieuspoor/domain';
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
    // The query client decides what is fresh; the router caches nothing itself.
    defaultPreloadStaleTime: 0,
    // The indicator has its own delay.
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: DelayedIndicator,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: MissingPage,
    // A failed call was reported when it failed.
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
  interface HistoryState {
    /** the step that a link asks the project to take as soon as it is shown */
    readonly takesStep?: NextStepName;
  }
}

/** The key of the router's number for an entry in the browser's history. */
const INDEX = '__TSR_index';

/**
 * Returns the browser's history, in which an address that somebody typed or chose from their bookmarks has a number as
 * well. Without a number the router can't tell how far to go back when the user decides to stay, and reloads the page
 * instead.
 */
function createNumberedHistory(): RouterHistory {
  let history: RouterHistory | null = null;
  // This runs before the router is told.
  window.addEventListener('popstate', () => {
    const state = window.history.state as Readonly<Record<string, unknown>> | null;
    if (!history || state?.[INDEX] !== undefined) return;
    const key = crypto.randomUUID();
    const numbered = { ...state, [INDEX]: history.location.state[INDEX] + 1, key, __TSR_key: key };
    // This is the browser's own function: the router has replaced it with one that reports every move.
    History.prototype.replaceState.call(window.history, numbered, '');
  });
  history = createHashHistory();
  return history;
}
