/** What a user sees first: everything, everything and the gauges, or the organisation's figures only. */
export const DASHBOARD_TYPES = ['member', 'expert', 'viewer'] as const;
export type DashboardType = (typeof DASHBOARD_TYPES)[number];

/** Who asks. Staff are the provider; a viewer stays a viewer even as staff. */
export interface Actor {
  readonly isStaff: boolean;
  readonly dashboardType: DashboardType;
  /** runs the organisation that is asked about, or one of theirs when none is named; absent is no */
  readonly isAdministrator?: boolean;
  /** a program with an API key, which acts as itself; absent is no */
  readonly isProgram?: boolean;
}

/** Staff who work as such: they may open every organisation. A viewer, staff or not, has their own and no other. */
export function isProvider(actor: Actor): boolean {
  return actor.isStaff && !isViewer(actor);
}

/** Who runs an organisation from day to day. A viewer opens no screen to do so from. */
export function isAdministrator(actor: Actor): boolean {
  return actor.isAdministrator === true && !isViewer(actor);
}

export function isViewer(actor: Actor): boolean {
  return actor.dashboardType === 'viewer';
}

/** Who may look into bids at all, once they are not sealed for them. Neither viewers nor programs see any. */
export function seesBids(actor: Actor): boolean {
  return !isViewer(actor) && actor.isProgram !== true;
}
