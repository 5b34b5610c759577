/**
 * The dashboards that a user may open first: `member` sees everything, `expert` everything and the gauges, `viewer`
 * only the figures of the organisation.
 */
export const DASHBOARD_TYPES = ['member', 'expert', 'viewer'] as const;
export type DashboardType = (typeof DASHBOARD_TYPES)[number];

/** The account that makes a request. Staff belong to the provider; a viewer remains a viewer, even as staff. */
export interface Actor {
  readonly isStaff: boolean;
  readonly dashboardType: DashboardType;
  /**
   * whether they administer the organisation that the request is about, or one of theirs when it names none; absent
   * means no
   */
  readonly isAdministrator?: boolean;
  /** whether this is a program with an API key, which acts as itself; absent means no */
  readonly isProgram?: boolean;
}

/**
 * Tells whether the actor works as staff, who may open every organisation. A viewer, staff or not, may open only their
 * own organisations.
 */
export function isProvider(actor: Actor): boolean {
  return actor.isStaff && !isViewer(actor);
}

/** Tells whether the actor administers an organisation. A viewer has no screens for that. */
export function isAdministrator(actor: Actor): boolean {
  return actor.isAdministrator === true && !isViewer(actor);
}

export function isViewer(actor: Actor): boolean {
  return actor.dashboardType === 'viewer';
}

/** Tells whether the actor may see bids at all, once they are no longer sealed. Viewers and programs see none. */
export function seesBids(actor: Actor): boolean {
  return !isViewer(actor) && actor.isProgram !== true;
}
