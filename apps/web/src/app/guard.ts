import type { Organisation, User } from '@milieuspoor/contract';
import { type Actor, isViewer } from '@milieuspoor/domain';

/** The signed-in user, and the organisations that they may open, by name. */
export interface Session {
  readonly user: User;
  readonly organisations: readonly Organisation[];
}

export function actorOf(user: User): Actor {
  return { isStaff: user.is_staff, dashboardType: user.dashboard_type };
}

/** Returns the user within one organisation, which they may administer. */
export function actorIn(user: User, organisationSlug: string): Actor {
  return { ...actorOf(user), isAdministrator: user.administers.includes(organisationSlug) };
}

/** The dashboard to go to, or the notice for a user without an organisation. */
export type Destination =
  | { readonly kind: 'dashboard' | 'viewer-dashboard'; readonly org: string }
  | { readonly kind: 'no-organisation' | 'second-factor' };

/**
 * Returns the latest dashboard: of the organisation last visited if it is still one of theirs, else of the first by
 * name.
 */
export function latestDashboard(session: Session, lastVisited: string | null): Destination {
  if (needsSecondFactor(session)) return { kind: 'second-factor' };
  const organisation =
    session.organisations.find(({ slug }) => slug === lastVisited) ?? session.organisations[0];
  return organisation ? dashboardOf(session.user, organisation.slug) : { kind: 'no-organisation' };
}

/** Returns where signing in leads by default: the first organisation by name (part 1, §2). */
export function firstDashboard(session: Session): Destination {
  return latestDashboard(session, null);
}

/**
 * Returns where a visit to a screen of an organisation is redirected; null if it may stay. A foreign organisation leads
 * to the user's first one; a viewer is led to the viewer dashboard of their organisation.
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

/** Returns true for a user who may only go to the screen that sets up a second factor. */
export function needsSecondFactor({ user }: Session): boolean {
  return user.second_factor_required && !user.second_factor;
}

function dashboardOf(user: User, org: string): Destination {
  return { kind: isViewer(actorOf(user)) ? 'viewer-dashboard' : 'dashboard', org };
}

/**
 * Returns true for a place to which the user may return after signing in: one of an organisation, the administration,
 * or their account.
 */
export function isReturnable(back: string | undefined): back is string {
  return back !== undefined && /^\/(o\/|beheer(\/|$)|account$)/.test(back);
}
