import type { ProjectRecord } from '../session/api-session.ts';

/** The addresses that people keep and send: they must go on working. */
export const LOGIN = '/#/login';

export function dashboardOf(organization: string): string {
  return `/#/o/${organization}/dashboard`;
}

export function viewerDashboardOf(organization: string): string {
  return `/#/o/${organization}/viewer-dashboard`;
}

export function agendaOf(organization: string): string {
  return `/#/o/${organization}/agenda`;
}

/** Tab 3 is Baseline, tab 5 Aanbestedingsdocumenten, tab 6 Optimalisatie, tab 7 As-built. */
export function tabOf(
  { organization, uuid }: Pick<ProjectRecord, 'organization' | 'uuid'>,
  tab: number,
): string {
  return `/#/o/${organization}/project/${uuid}/tab/${tab}`;
}

/** Matches a page's address by what stands behind the #, search parameters left out. */
export function atPlace(address: string): RegExp {
  const escaped = address.replace(/[/?.#-]/g, '\\$&');
  return new RegExp(`${escaped}(\\?.*)?$`);
}
