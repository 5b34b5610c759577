/** The tabs of a dashboard the first one first. */
export const DASHBOARD_TABS = ['figures', 'progress', 'chances'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];
