import { type ProjectTab, tabNumber } from '@milieuspoor/domain';

/** Where an address leads: every place of the application, written once. */
export const paths = {
  home: () => ({ to: '/' }) as const,
  /** `back` is the place that the visitor was sent away from, to return to after signing in */
  login: (back?: string) => ({ to: '/login', search: back === undefined ? {} : { terug: back } }) as const,
  logout: () => ({ to: '/logout' }) as const,
  dashboard: (org: string) => ({ to: '/o/$org/dashboard', params: { org } }) as const,
  viewerDashboard: (org: string) => ({ to: '/o/$org/viewer-dashboard', params: { org } }) as const,
  project: (org: string, uuid: string, tab: ProjectTab) =>
    ({ to: '/o/$org/project/$uuid/tab/$tab', params: { org, uuid, tab: String(tabNumber(tab)) } }) as const,
};
