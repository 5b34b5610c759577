import { endpoints } from '@milieuspoor/contract/client';
import type { ProgressIndicator } from '@milieuspoor/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import type { ProgressAsked } from '../progress-props.ts';

/** Asks for the indicators over the years, and for the projects of one of them. */
export function overTimeQuery(
  organisationSlug: string,
  { set, years, contractType }: ProgressAsked,
  indicator: ProgressIndicator,
) {
  return queryOptions({
    queryKey: [...queryKeys.statistics, 'progress', organisationSlug, set, years, contractType, indicator],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.getProgress,
        {
          params: { org: organisationSlug },
          query: {
            indicator,
            ...(years ? { design_phase_complete_date__year: years.join(',') } : {}),
            project_contract_type: contractType ?? ('' as const),
            project_data_type: set === 'a1' ? ('eci' as const) : ('eci_a2' as const),
          },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}
