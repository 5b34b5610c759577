import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { z } from 'zod';
import { signOut } from '../features/accounts/index.ts';
import { statisticsSearchSchema } from '../features/statistics/index.ts';
import { paths } from '../lib/paths.ts';
import { isReturnable, latestDashboard, redirectOf, type Session } from './guard.ts';
import { lastOrganization, rememberOrganization } from './last-organization.ts';
import { loadSession } from './load-session.ts';
import { pathTo } from './path-to.ts';
import { NoOrganizationPage } from './routes/no-organization-page.tsx';
import { Root } from './routes/root.tsx';

/** What every guard can reach. */
interface RouterContext {
  readonly queries: QueryClient;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Root });

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: z.object({ terug: z.string().optional().catch(undefined) }),
  beforeLoad: async ({ context, search }) => {
    const session = await loadSession(context.queries);
    if (!session) return;
    if (isReturnable(search.terug)) throw redirect({ href: search.terug, replace: true });
    throw redirect({ ...pathTo(latestDashboard(session, lastOrganization())), replace: true });
  },
  component: lazyRouteComponent(() => import('./routes/login-page.tsx'), 'LoginPage'),
});

const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  beforeLoad: async ({ context }) => {
    await signOut();
    // Nothing of one user may show to the next.
    context.queries.clear();
    throw redirect({ ...paths.login(), replace: true });
  },
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async ({ context }) => {
    const session = await loadSession(context.queries);
    if (!session) throw redirect({ ...paths.login(), replace: true });
    const destination = latestDashboard(session, lastOrganization());
    // Without an organisation there is no dashboard, and this address is the place that says so.
    if (destination.kind !== 'no-organization') throw redirect({ ...pathTo(destination), replace: true });
  },
  component: NoOrganizationPage,
});

const organizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/o/$org',
  beforeLoad: async ({ context, location }): Promise<{ session: Session }> => {
    const session = await loadSession(context.queries);
    if (!session) throw redirect({ ...paths.login(location.href), replace: true });
    return { session };
  },
});

/** Admits to an organisation's screens, or sends elsewhere; an admitted organisation is the last one visited. */
function admit(session: Session, org: string, screen: 'work' | 'viewer-dashboard') {
  const destination = redirectOf(session, { org, screen });
  if (destination) throw redirect({ ...pathTo(destination), replace: true });
  const organization = session.organizations.find(({ slug }) => slug === org);
  if (!organization) throw new Error(`${org} was admitted but is none of the user's organisations`);
  rememberOrganization(org);
  return { organization };
}

const organizationHomeRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ ...paths.dashboard(params.org), replace: true });
  },
});

const viewerDashboardRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'viewer-dashboard',
  validateSearch: statisticsSearchSchema,
  beforeLoad: ({ context, params }) => admit(context.session, params.org, 'viewer-dashboard'),
  component: lazyRouteComponent(() => import('./routes/viewer-dashboard-page.tsx'), 'ViewerDashboardPage'),
});

const shellRoute = createRoute({
  getParentRoute: () => organizationRoute,
  id: 'shell',
  beforeLoad: ({ context, params }) => admit(context.session, params.org, 'work'),
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard',
  component: lazyRouteComponent(() => import('./routes/dashboard-page.tsx'), 'DashboardPage'),
});

const projectRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'project/$uuid/tab/$tab',
  validateSearch: statisticsSearchSchema,
  component: lazyRouteComponent(() => import('./routes/project-page.tsx'), 'ProjectPage'),
});

export const routeTree = rootRoute.addChildren([
  loginRoute,
  logoutRoute,
  homeRoute,
  organizationRoute.addChildren([
    organizationHomeRoute,
    viewerDashboardRoute,
    shellRoute.addChildren([dashboardRoute, projectRoute]),
  ]),
]);
