import { NO_YEARS_MESSAGE, type Reductions, type SectorStatistic } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import type { Sector } from '@milieuspoor/domain';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { dataTypeOf } from './centre-of-gravity/focus.ts';
import { type AskedProjects, filterQuery, type StatisticsReply } from './statistics-query.ts';

/** What an organisation is asked for as a whole. */
export interface OrganizationQuestion extends AskedProjects {
  readonly organizationSlug: string;
}

export interface OrganizationReply extends StatisticsReply {
  readonly reductions: Reductions;
  /** the sectors in which it has figures */
  readonly sectors: readonly { readonly value: Sector; readonly display_name: string }[];
}

/** The figures above the projects: what the organisation comes to as a whole, or in one sector. */
export function organizationStatisticsQuery(question: OrganizationQuestion, sector?: Sector) {
  const { organizationSlug, set, years, contractType } = question;
  return queryOptions({
    queryKey: ['organization-statistics', organizationSlug, set, years, contractType, sector ?? ''],
    queryFn: async ({ signal }): Promise<OrganizationReply> => {
      const { statistics, reductions, filters, message } = await client.call(
        endpoints.getOrganizationStatistics,
        {
          params: { org: organizationSlug },
          query: {
            sector: sector ?? '',
            ...filterQuery({ years, contractType }),
            project_data_type: dataTypeOf('mki', set),
          },
        },
        signal,
      );
      return {
        asked: { set, path: [], years, contractType },
        level: 'organization',
        statistics,
        changes: null,
        years: filters.design_phase_complete_date__year,
        withoutYears: message === NO_YEARS_MESSAGE,
        reductions,
        sectors: filters.sector,
      };
    },
  });
}

/** An organisation of the reader's own, to choose from. */
export interface OrganizationChoice {
  readonly slug: string;
  readonly name: string;
}

/** The figures of sectors, with what they were asked for. */
export interface SectorReply {
  readonly asked: AskedProjects;
  /** the reader's own organisations */
  readonly organizations: readonly OrganizationChoice[];
  readonly statistics: readonly SectorStatistic[];
  /** something is left out anywhere, because too few organisations stand behind it */
  readonly suppressed: boolean;
}

/** What the sectors come to: of all organisations together where `of` is null, else of the own one with this slug. */
export function sectorStatisticsQuery(question: OrganizationQuestion, of: string | null) {
  const { organizationSlug, set, years, contractType } = question;
  return queryOptions({
    queryKey: ['sector-statistics', organizationSlug, set, years, contractType, of],
    queryFn: async ({ signal }): Promise<SectorReply> => {
      const { statistics, suppressed, filters } = await client.call(
        endpoints.getSectorStatistics,
        {
          params: { org: organizationSlug },
          query: {
            organization: of ?? '',
            ...filterQuery({ years, contractType }),
            project_data_type: dataTypeOf('mki', set),
          },
        },
        signal,
      );
      return {
        asked: { set, years, contractType },
        organizations: filters.organization.map(({ value, display_name }) => ({
          slug: value,
          name: display_name,
        })),
        statistics,
        suppressed,
      };
    },
  });
}
