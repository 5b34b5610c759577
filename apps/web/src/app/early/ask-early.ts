import type { QueryClient } from '@tanstack/react-query';
import { preloadProjects } from '../../features/projects/list/preload-projects.ts';
import { preloadDashboard } from '../../features/statistics/dashboard/preload-dashboard.ts';
import { withRememberedFilters } from '../../features/statistics/filters/remembered-filters.ts';
import { parseAddressSearch } from '../../lib/address/address-names.ts';
import { latestDashboard, redirectOf, type Session } from '../guard.ts';
import { lastOrganisation } from '../last-organisation.ts';
import { loadSession } from '../load-session.ts';

/** The dashboards in the address of a page that is being opened; an address without a place leads to the latest one. */
const DASHBOARD = /^#\/o\/([^/?]+)\/(dashboard|viewer-dashboard)\/?(\?.*)?$/;
const HOME = /^(#\/?)?$/;

/** The organisation whose figures were fetched early; null once its dashboard was entered. */
let asked: string | null = null;

/**
 * Returns true for the first visit to a dashboard whose figures were fetched while the page was opened: they are up to
 * date.
 */
export function wereAskedEarly(organisationSlug: string): boolean {
  const were = asked === organisationSlug;
  asked = null;
  return were;
}

/**
 * Fetches who is signed in, and what the dashboard in the address shows, while the application is still being fetched.
 * Guards and loaders ask through the same queries, so nothing is fetched twice.
 */
export async function askEarly(queries: QueryClient, hash: string): Promise<void> {
  const session = await loadSession(queries);
  if (!session) return;
  const found = visitOf(session, hash);
  if (!found || redirectOf(session, found)) return;
  const visit = { ...found, search: withRememberedFilters(found.org, found.search) };
  const organisation = session.organisations.find(({ slug }) => slug === visit.org);
  if (!organisation) return;
  asked = visit.org;
  const audience = visit.screen === 'work' ? 'member' : 'viewer';
  if (audience === 'member') preloadProjects(queries, visit.org, visit.search, false);
  // The dashboard of viewers begins with the whole organisation.
  const search = audience === 'viewer' ? { ...visit.search, drill: undefined } : visit.search;
  preloadDashboard(queries, { organisation, search, audience, entering: false });
}

interface Visit {
  readonly org: string;
  readonly screen: 'work' | 'viewer-dashboard';
  readonly search: Readonly<Record<string, unknown>>;
}

function visitOf(session: Session, hash: string): Visit | null {
  if (HOME.test(hash)) {
    const latest = latestDashboard(session, lastOrganisation());
    if (latest.kind !== 'dashboard' && latest.kind !== 'viewer-dashboard') return null;
    return { org: latest.org, screen: latest.kind === 'dashboard' ? 'work' : latest.kind, search: {} };
  }
  const [, org, screen, search = ''] = DASHBOARD.exec(hash) ?? [];
  if (org === undefined) return null;
  return {
    org: decodeURIComponent(org),
    screen: screen === 'dashboard' ? 'work' : 'viewer-dashboard',
    search: parseAddressSearch(search),
  };
}
