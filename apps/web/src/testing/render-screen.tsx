import '../text/i18n.ts';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Session } from '../app/guard.ts';
import { OrganisationCharts } from '../app/organisation-charts.tsx';
import { theme } from '../app/theme/theme.ts';
import { parseProjectListSearch } from '../features/projects/list/project-list-search.ts';
import { parseStatisticsSearch } from '../features/statistics/index.ts';
import { addressSearch, parseAddressSearch } from '../lib/address/address-names.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { withAllTexts } from '../text/load-language.ts';
import { NotificationsProvider, useNoticesStayBehind } from '../ui/messages/notifications.tsx';
import { exampleSession } from './example-session.ts';

/** The addresses below an organisation that a screen may have. */
const SCREENS = [
  'dashboard',
  'project/$uuid/tab/$tab',
  'project/$uuid/rekenblad/$worksheet',
  'beheer/$section',
  'bibliotheek',
  'instellingen',
  'faq',
  'handleiding/{-$chapter}',
  'viewer-dashboard/handleiding/{-$chapter}',
] as const;

interface Surroundings {
  /** the address that is opened */
  readonly at: string;
  /** data that were fetched before, if the test is about them */
  readonly queries?: QueryClient;
  /** the user; a member, unless a test says otherwise */
  readonly session?: Session;
}

/** The actions of a test on a screen that a user does outside the page. */
export interface RenderedScreen {
  /** returns the present address of the screen, as a user could send it to somebody */
  readonly address: () => string;
  /** presses the back button */
  readonly goBack: () => void;
}

const shown = new Set<() => void>();

/** Shows a part of the application as the application does: with its theme, texts, addresses and store of answers. */
export async function renderScreen(
  screen: ReactNode,
  { at, queries = createQueryClient(), session = exampleSession }: Surroundings,
): Promise<RenderedScreen> {
  await withAllTexts(Promise.resolve());
  const router = routerOf(screen, at, session);
  const container = document.body.appendChild(document.createElement('div'));
  const react = createRoot(container);
  react.render(
    <ThemeProvider theme={theme} defaultMode="light">
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queries}>
        <NotificationsProvider>
          <RouterProvider router={router} />
        </NotificationsProvider>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  shown.add(() => {
    react.unmount();
    container.remove();
    queries.clear();
  });
  return {
    address: () => decodeURIComponent(router.state.location.href),
    goBack: () => router.history.back(),
  };
}

/** Removes all screens. */
export function leaveScreens(): void {
  for (const leave of shown) leave();
  shown.clear();
}

function Root() {
  useNoticesStayBehind();
  return <Outlet />;
}

function routerOf(screen: ReactNode, at: string, session: Session) {
  const root = createRootRoute({ component: Root });
  const organisation = createRoute({
    getParentRoute: () => root,
    path: '/o/$org',
    beforeLoad: () => ({ session }),
    component: OrganisationCharts,
  });
  // As in the application, where this is what stands around every page.
  const shell = createRoute({ getParentRoute: () => organisation, id: 'shell' });
  const screens = SCREENS.map((path) =>
    createRoute({
      getParentRoute: () => shell,
      path,
      validateSearch: (search: Readonly<Record<string, unknown>>) => ({
        ...parseStatisticsSearch(search),
        ...parseProjectListSearch(search),
      }),
      component: () => screen,
    }),
  );
  return createRouter({
    routeTree: root.addChildren([organisation.addChildren([shell.addChildren(screens)])]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: parseAddressSearch,
    stringifySearch: addressSearch,
    defaultNotFoundComponent: () => null,
  });
}
