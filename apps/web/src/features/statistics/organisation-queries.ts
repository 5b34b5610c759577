import {
  NO_YEARS_MESSAGE,
  type ReductionEnds,
  type Reductions,
  type SectorStatistic,
} from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import type { Sector } from '@milieuspoor/domain';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { dataTypeOf } from './centre-of-gravity/focus.ts';
import type { Weighing } from './filters/weights-lines.ts';
import { type AskedProjects, filterQuery, type TotalReply } from './statistics-query.ts';

/** What is asked for an organisation as a whole. */
export interface OrganisationQuestion extends AskedProjects {
  readonly organisationSlug: string;
}

export interface OrganisationReply extends TotalReply {
  readonly reductions: Reductions;
  readonly reductionEnds: ReductionEnds;
  /** the sectors in which it has figures */
  readonly sectors: readonly { readonly value: Sector; readonly display_name: string }[];
}

/** The figures above the projects: the totals of the organisation as a whole, or in one sector. */
export function organisationStatisticsQuery(question: OrganisationQuestion, sector?: Sector) {
  const { organisationSlug, set, years, contractType } = question;
  return queryOptions({
    queryKey: ['organisation-statistics', organisationSlug, set, years, contractType, sector ?? ''],
    queryFn: async ({ signal }): Promise<OrganisationReply> => {
      const {
        statistics,
        changes,
        weights_unconfirmed,
        weights_versions,
        reductions,
        reduction_ends,
        filters,
        message,
      } = await client.call(
        endpoints.getOrganisationStatistics,
        {
          params: { org: organisationSlug },
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
        level: 'organisation',
        statistics,
        changes,
        weights: { unconfirmed: weights_unconfirmed, versions: weights_versions },
        years: filters.design_phase_complete_date__year,
        withoutYears: message === NO_YEARS_MESSAGE,
        reductions,
        reductionEnds: reduction_ends,
        sectors: filters.sector,
      };
    },
  });
}

/** One of the reader's own organisations, to choose from. */
export interface OrganisationChoice {
  readonly slug: string;
  readonly name: string;
}

/** The figures of sectors, with the question that they answer. */
export interface SectorReply {
  readonly asked: AskedProjects;
  /** the reader's own organisations */
  readonly organisations: readonly OrganisationChoice[];
  readonly statistics: readonly SectorStatistic[];
  /** true if something is left out because it covers too few organisations */
  readonly suppressed: boolean;
  readonly weights: Weighing;
}

/**
 * The totals of the sectors: of all organisations together if `of` is null, else of the reader's own organisation with
 * this slug.
 */
export function sectorStatisticsQuery(question: OrganisationQuestion, of: string | null) {
  const { organisationSlug, set, years, contractType } = question;
  return queryOptions({
    queryKey: ['sector-statistics', organisationSlug, set, years, contractType, of],
    queryFn: async ({ signal }): Promise<SectorReply> => {
      const { statistics, weights_unconfirmed, weights_versions, suppressed, filters } = await client.call(
        endpoints.getSectorStatistics,
        {
          params: { org: organisationSlug },
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
        organisations: filters.organization.map(({ value, display_name }) => ({
          slug: value,
          name: display_name,
        })),
        statistics,
        suppressed,
        weights: { unconfirmed: weights_unconfirmed, versions: weights_versions },
      };
    },
  });
}
