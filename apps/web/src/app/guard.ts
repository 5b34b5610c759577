import type { Organisation, User } from '@milieuspoor/contract';
import { type Actor, isViewer } from '@milieuspoor/domain';

/** Who is signed in, and the organisations that they may open, by name. */
export interface Session {
  readonly user: User;
  readonly organisations: readonly Organisation[];
}

export function actorOf(user: User): Actor {
  return { isStaff: user.is_staff, dashboardType: user.dashboard_type };
}

/** The same within one organisation, which they may run. */
export function actorIn(user: User, organisationSlug: string): Actor {
  return { ...actorOf(user), isAdministrator: user.administers.includes(organisationSlug) };
}

/** A dashboard to be sent to, or the notice for who belongs to no organisation. */
export type Destination =
  | { readonly kind: 'dashboard' | 'viewer-dashboard'; readonly org: string }
  | { readonly kind: 'no-organisation' | 'second-factor' };

/** The latest dashboard: of the organisation last visited while it's still one of theirs, else of the first by name. */
export function latestDashboard(session: Session, lastVisited: string | null): Destination {
  if (needsSecondFactor(session)) return { kind: 'second-factor' };
  const organisation =
    session.organisations.find(({ slug }) => slug === lastVisited) ?? session.organisations[0];
  return organisation ? dashboardOf(session.user, organisation.slug) : { kind: 'no-organisation' };
}

/** Where signing in leads to by itself: the first organisation by name (part 1, §2). */
export function firstDashboard(session: Session): Destination {
  return latestDashboard(session, null);
}

/**
 * Where a visit to a screen of an organisation is sent instead; null when it may stay. A foreign organisation leads to
 * the first own one; a viewer is led to the viewer dashboard of the organisation they're in.
 */
export function redirectOf(
  session: Session,
  visit: { readonly org: string; readonly screen: 'work' | 'viewer-dashboard' },
): Destination | null {
  if (needsSecondFactor(session)) return { kind: 'second-factor' };
  const own = session.organisations.some(({ slug }) => slug === visit.org);
  if (!own) return firstDashboard(session);
  if (visit.screen === 'work' && isViewer(actorOf(session.user)))
    return { kind: 'viewer-dashboard', org: visit.org };
  return null;
}

/** True for who may go nowhere but to where a second factor is set up. */
export function needsSecondFactor({ user }: Session): boolean {
  return user.second_factor_required && !user.second_factor;
}

function dashboardOf(user: User, org: string): Destination {
  return { kind: isViewer(actorOf(user)) ? 'viewer-dashboard' : 'dashboard', org };
}

/** True for a place that one may be brought back to after logging in: of an organisation, the administration, one's account. */
export function isReturnable(back: string | undefined): back is string {
  return (back?.startsWith('/o/') || back?.startsWith('/beheer/') || back === '/account') ?? false;
}
