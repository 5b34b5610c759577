import { isViewer, may } from '@milieuspoor/domain';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { signOut } from '../features/accounts/index.ts';
import { parseAgendaSearch } from '../features/agenda/agenda-search.ts';
import { parseLibrarySearch } from '../features/products/library-search.ts';
import { preloadProjects } from '../features/projects/list/preload-projects.ts';
import { parseProjectListSearch } from '../features/projects/list/project-list-search.ts';
import { parseStatisticsSearch, preloadDashboard } from '../features/statistics/index.ts';
import { choiceOf } from '../lib/address/address-values.ts';
import { parseCompareSearch } from '../lib/address/compare-search.ts';
import { ownDrafts } from '../lib/drafts/drafts.ts';
import { paths, SETTINGS_TABS, type SettingsTab } from '../lib/paths.ts';
import { sessionToken } from '../lib/session-token.ts';
import { wereAskedEarly } from './early/ask-early.ts';
import {
  actorOf,
  isReturnable,
  latestDashboard,
  needsSecondFactor,
  redirectOf,
  type Session,
} from './guard.ts';
import { keepFilters } from './keep-filters.ts';
import { lastOrganisation, rememberOrganisation } from './last-organisation.ts';
import { lazyScreen, screenWithAllTexts } from './lazy-screen.ts';
import { loadSession } from './load-session.ts';
import { pathTo } from './path-to.ts';
import { MissingScreen } from './routes/missing-screen.tsx';
import { Root } from './routes/root.tsx';

/** What every guard can use. */
interface RouterContext {
  readonly queries: QueryClient;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Root });

/** Reads the place to return to from an address. */
const parseBack = ({ back }: Readonly<Record<string, unknown>>): { readonly back?: string | undefined } =>
  typeof back === 'string' ? { back } : {};

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: ({
    back,
    ticket,
  }: Readonly<Record<string, unknown>>): {
    readonly back?: string | undefined;
    readonly ticket?: string | undefined;
  } => ({
    ...parseBack({ back }),
    // for a user who comes back from the page of their own organisation
    ticket: typeof ticket === 'string' ? ticket : undefined,
  }),
  beforeLoad: async ({ context, search }) => {
    const session = await loadSession(context.queries);
    if (!session) return;
    if (isReturnable(search.back)) throw redirect({ href: search.back, replace: true });
    throw redirect({ ...pathTo(latestDashboard(session, lastOrganisation())), replace: true });
  },
  component: lazyScreen(() => import('./routes/visitors/login-page.tsx'), 'LoginPage'),
});

const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  beforeLoad: async ({ context }) => {
    await signOut();
    // Nothing of one user may be shown to the next.
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
    const destination = latestDashboard(session, lastOrganisation());
    // Without an organisation there is no dashboard, and this address shows the notice of that.
    if (destination.kind !== 'no-organisation') throw redirect({ ...pathTo(destination), replace: true });
    return { user: session.user };
  },
  component: lazyScreen(() => import('./routes/visitors/no-organisation-page.tsx'), 'NoOrganisationPage'),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wachtwoord_vergeten',
  component: screenWithAllTexts(
    () => import('./routes/visitors/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
});

const newPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wachtwoord_vergeten/$token',
  component: screenWithAllTexts(() => import('./routes/visitors/new-password-page.tsx'), 'NewPasswordPage'),
});

const secondFactorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tweede_factor',
  validateSearch: parseBack,
  beforeLoad: async ({ context, search }) => {
    const session = await loadSession(context.queries);
    if (!session) throw redirect({ ...paths.login(), replace: true });
    if (needsSecondFactor(session)) return;
    if (isReturnable(search.back)) throw redirect({ href: search.back, replace: true });
    throw redirect({ ...paths.home(), replace: true });
  },
  component: screenWithAllTexts(() => import('./routes/visitors/second-factor-page.tsx'), 'SecondFactorPage'),
});

/**
 * Members who work in an organisation have their account among its settings; everybody else has it at a separate
 * address.
 */
const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  beforeLoad: async ({ context, location }) => {
    const session = await loadSession(context.queries);
    if (!session) throw redirect({ ...paths.login(location.href), replace: true });
    const destination = latestDashboard(session, lastOrganisation());
    if (destination.kind === 'second-factor')
      throw redirect({ ...paths.secondFactor(location.href), replace: true });
    if (destination.kind === 'dashboard' && !isViewer(actorOf(session.user)))
      throw redirect({ ...paths.settings(destination.org, 'profile'), replace: true });
    ownDrafts(session.user.uuid);
  },
  component: screenWithAllTexts(() => import('./routes/account-page.tsx'), 'AccountPage'),
});

/** The form of the address in mails to staff, who may work for any organisation. */
const staffLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/beheer/$section',
  beforeLoad: async ({ context, params, location }) => {
    const session = await loadSession(context.queries);
    if (!session) throw redirect({ ...paths.login(location.href), replace: true });
    const destination = latestDashboard(session, lastOrganisation());
    if (destination.kind !== 'dashboard') throw redirect({ ...pathTo(destination), replace: true });
    throw redirect({
      to: '/o/$org/beheer/$section',
      params: { ...params, org: destination.org },
      replace: true,
    });
  },
});

const firstScreens = () => import('./first-screens.ts');
const shell = lazyScreen(firstScreens, 'Shell');

const organisationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/o/$org',
  beforeLoad: async ({ context, location }): Promise<{ session: Session }> => {
    // The frame is fetched while it is still unknown who the user is.
    if (sessionToken() !== null) void shell.preload?.();
    const session = await loadSession(context.queries);
    if (!session) throw redirect({ ...paths.login(location.href), replace: true });
    ownDrafts(session.user.uuid);
    return { session };
  },
  component: lazyScreen(firstScreens, 'OrganisationCharts'),
});

interface Visit {
  readonly org: string;
  readonly screen: 'work' | 'viewer-dashboard';
  /** the requested address */
  readonly href: string;
}

/**
 * Admits the user to an organisation's screens, or redirects; an admitted organisation becomes the last one visited.
 */
function admit(session: Session, { org, screen, href }: Visit) {
  const destination = redirectOf(session, { org, screen });
  if (destination?.kind === 'second-factor') throw redirect({ ...paths.secondFactor(href), replace: true });
  if (destination) throw redirect({ ...pathTo(destination), replace: true });
  const organisation = session.organisations.find(({ slug }) => slug === org);
  if (!organisation) throw new Error(`${org} was admitted but is none of the user's organisations`);
  rememberOrganisation(org, screen);
  return { organisation };
}

/**
 * Tells whether the user enters from another screen, so that cached figures may be old: those that were fetched while
 * the page was opened are not.
 */
function entersAnew(cause: 'preload' | 'enter' | 'stay', organisationSlug: string): boolean {
  return cause === 'enter' && !wereAskedEarly(organisationSlug);
}

const organisationHomeRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ ...paths.dashboard(params.org), replace: true });
  },
});

const viewerDashboardRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: 'viewer-dashboard',
  validateSearch: parseStatisticsSearch,
  beforeLoad: ({ context, params, location, search, cause }) => {
    const admitted = admit(context.session, {
      org: params.org,
      screen: 'viewer-dashboard',
      href: location.href,
    });
    // It begins with the whole organisation each time that it is opened (part 1, §2).
    if (cause === 'enter' && search.drill !== undefined)
      throw redirect({
        to: '/o/$org/viewer-dashboard',
        params,
        search: { ...search, drill: undefined },
        replace: true,
      });
    keepFilters({ org: params.org, search, location, cause });
    return admitted;
  },
  loader: ({ context, location, cause }) =>
    preloadDashboard(context.queries, {
      organisation: context.organisation,
      search: location.search,
      audience: 'viewer',
      entering: entersAnew(cause, context.organisation.slug),
    }),
  component: screenWithAllTexts(() => import('./routes/viewer-dashboard-page.tsx'), 'ViewerDashboardPage'),
});

/** The guide, at an address that viewers can open. */
const viewerGuideRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: 'viewer-dashboard/handleiding/{-$chapter}',
  beforeLoad: ({ context, params, location }) =>
    admit(context.session, { org: params.org, screen: 'viewer-dashboard', href: location.href }),
  component: screenWithAllTexts(() => import('./routes/guide/viewer-guide-page.tsx'), 'ViewerGuidePage'),
});

const shellRoute = createRoute({
  getParentRoute: () => organisationRoute,
  id: 'shell',
  beforeLoad: ({ context, params, location }) =>
    admit(context.session, { org: params.org, screen: 'work', href: location.href }),
  component: shell,
});

const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard',
  validateSearch: (search: Readonly<Record<string, unknown>>) => ({
    ...parseStatisticsSearch(search),
    ...parseProjectListSearch(search),
  }),
  beforeLoad: ({ params, search, location, cause }) =>
    keepFilters({ org: params.org, search, location, cause }),
  loader: ({ context, location, cause }) => {
    const { organisation, queries } = context;
    const entering = entersAnew(cause, organisation.slug);
    preloadProjects(queries, organisation.slug, location.search, entering);
    preloadDashboard(queries, { organisation, search: location.search, audience: 'member', entering });
  },
  component: lazyScreen(firstScreens, 'DashboardPage'),
});

const agendaRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'agenda',
  validateSearch: parseAgendaSearch,
  component: screenWithAllTexts(() => import('./routes/agenda-page.tsx'), 'AgendaPage'),
});

const libraryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'bibliotheek',
  validateSearch: parseLibrarySearch,
  component: screenWithAllTexts(() => import('./routes/library-pages.tsx'), 'LibraryPage'),
});

const newProductRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'bibliotheek/nieuw',
  validateSearch: ({
    owner,
  }: Readonly<Record<string, unknown>>): { readonly owner?: 'provider' | undefined } => ({
    owner: owner === 'provider' ? owner : undefined,
  }),
  component: screenWithAllTexts(() => import('./routes/library-pages.tsx'), 'NewProductPage'),
});

const keepPostsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'bibliotheek/overnemen',
  component: screenWithAllTexts(() => import('./routes/library-pages.tsx'), 'KeepPostsPage'),
});

const compareProductsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'bibliotheek/vergelijken',
  validateSearch: (
    search: Readonly<Record<string, unknown>>,
  ): { readonly products?: string | undefined } => ({
    products: parseLibrarySearch(search).products,
  }),
  component: screenWithAllTexts(() => import('./routes/library-pages.tsx'), 'CompareProductsPage'),
});

const productRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'bibliotheek/product/$product',
  validateSearch: ({
    revision,
  }: Readonly<Record<string, unknown>>): { readonly revision?: number | undefined } => {
    const version = Number(revision);
    return { revision: Number.isInteger(version) && version > 0 ? version : undefined };
  },
  component: screenWithAllTexts(() => import('./routes/library-pages.tsx'), 'ProductPage'),
});

const changeProductRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'bibliotheek/product/$product/wijzigen',
  component: screenWithAllTexts(() => import('./routes/library-pages.tsx'), 'ChangeProductPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'instellingen',
  validateSearch: ({ tab }): { readonly tab?: SettingsTab | undefined } => ({
    tab: choiceOf(SETTINGS_TABS, tab),
  }),
  component: screenWithAllTexts(() => import('./routes/settings-page.tsx'), 'SettingsPage'),
});

const faqRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'faq',
  component: screenWithAllTexts(() => import('./routes/faq-page.tsx'), 'FaqPage'),
});

const workbookLayoutRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'faq/excel-indeling',
  component: screenWithAllTexts(() => import('./routes/workbook-layout-page.tsx'), 'WorkbookLayoutPage'),
});

/** Its contents, or one of its chapters. */
const guideRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'handleiding/{-$chapter}',
  component: screenWithAllTexts(() => import('./routes/guide/guide-page.tsx'), 'GuidePage'),
});

const contactRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'contact',
  component: screenWithAllTexts(() => import('./routes/contact-page.tsx'), 'ContactPage'),
});

const projectRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'project/$uuid/tab/$tab',
  validateSearch: parseStatisticsSearch,
  component: screenWithAllTexts(() => import('./routes/project/project-page.tsx'), 'ProjectPage'),
});

const compareRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'project/$uuid/vergelijken',
  validateSearch: parseCompareSearch,
  component: screenWithAllTexts(() => import('./routes/project/compare-page.tsx'), 'ComparePage'),
});

const worksheetRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'project/$uuid/rekenblad/$worksheet',
  component: screenWithAllTexts(() => import('./routes/project/worksheet-page.tsx'), 'WorksheetPage'),
});

const adminHomeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'beheer',
  beforeLoad: ({ params }) => {
    throw redirect({ ...paths.admin(params.org), replace: true });
  },
});

/** Redirects users who are not staff to their dashboard. */
function staffOnly({ user }: Session, org: string): void {
  if (!may(actorOf(user), 'admin.organisations')) throw redirect({ ...paths.dashboard(org), replace: true });
}

const adminRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'beheer/$section',
  beforeLoad: ({ context, params }) => staffOnly(context.session, params.org),
  component: screenWithAllTexts(() => import('./routes/admin/admin-page.tsx'), 'AdminPage'),
});

const adminOrganisationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'beheer/organisaties/$organisation',
  beforeLoad: ({ context, params }) => staffOnly(context.session, params.org),
  component: screenWithAllTexts(
    () => import('./routes/admin/admin-organisation-page.tsx'),
    'AdminOrganisationPage',
  ),
});

/** An unknown address within an organisation: it shows the frame and the links. */
const missingScreenRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  component: MissingScreen,
});

/**
 * An unknown address outside every organisation: a member sees it within the frame of the last one. Visitors and viewers
 * only have their own screens, so it leads them there.
 */
const missingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ context, params, location }) => {
    const session = await loadSession(context.queries);
    if (!session)
      throw redirect({
        ...paths.login(isReturnable(location.href) ? location.href : undefined),
        replace: true,
      });
    const destination = latestDashboard(session, lastOrganisation());
    if (destination.kind !== 'dashboard') throw redirect({ ...pathTo(destination), replace: true });
    throw redirect({
      to: '/o/$org/$',
      params: { org: destination.org, _splat: params._splat },
      replace: true,
    });
  },
});

const registrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registeren',
  component: screenWithAllTexts(() => import('./routes/visitors/registration-page.tsx'), 'RegistrationPage'),
});

const verifyRegistrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registeren/$key',
  component: screenWithAllTexts(
    () => import('./routes/visitors/verify-registration-page.tsx'),
    'VerifyRegistrationPage',
  ),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/uitnodiging/$token',
  component: screenWithAllTexts(() => import('./routes/visitors/invitation-page.tsx'), 'InvitationPage'),
});

const emailLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-mailadres/$token',
  component: screenWithAllTexts(() => import('./routes/visitors/email-link-page.tsx'), 'EmailLinkPage'),
});

export const routeTree = rootRoute.addChildren([
  loginRoute,
  logoutRoute,
  registrationRoute,
  verifyRegistrationRoute,
  invitationRoute,
  emailLinkRoute,
  forgotPasswordRoute,
  newPasswordRoute,
  secondFactorRoute,
  homeRoute,
  accountRoute,
  staffLinkRoute,
  missingRoute,
  organisationRoute.addChildren([
    organisationHomeRoute,
    viewerDashboardRoute,
    viewerGuideRoute,
    shellRoute.addChildren([
      dashboardRoute,
      projectRoute,
      compareRoute,
      worksheetRoute,
      settingsRoute,
      faqRoute,
      workbookLayoutRoute,
      guideRoute,
      contactRoute,
      agendaRoute,
      libraryRoute,
      newProductRoute,
      keepPostsRoute,
      compareProductsRoute,
      productRoute,
      changeProductRoute,
      adminHomeRoute,
      adminRoute,
      adminOrganisationRoute,
      missingScreenRoute,
    ]),
  ]),
]);
