import type { ProjectRecord } from '../session/api-session.ts';

/** The addresses that people keep and send. They must continue to work. */
export const LOGIN = '/#/login';

export function dashboardOf(organisation: string): string {
  return `/#/o/${organisation}/dashboard`;
}

export function viewerDashboardOf(organisation: string): string {
  return `/#/o/${organisation}/viewer-dashboard`;
}

export function agendaOf(organisation: string): string {
  return `/#/o/${organisation}/agenda`;
}

/** Tab 3 is Baseline, tab 5 Aanbestedingsdocumenten, tab 6 Optimalisatie, tab 7 As-built. */
export function tabOf(
  { organization: organisation, uuid }: Pick<ProjectRecord, 'organization' | 'uuid'>,
  tab: number,
): string {
  return `/#/o/${organisation}/project/${uuid}/tab/${tab}`;
}

/** Matches a page's address by the part after the #, without search parameters. */
export function atPlace(address: string): RegExp {
  const escaped = address.replace(/[/?.#-]/g, '\\$&');
  return new RegExp(`${escaped}(\\?.*)?$`);
}
