import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import type { ProgressAsked } from '../progress-props.ts';

/** What the projects of an organisation promised and what was built, the largest deviation first. */
export function promisesQuery(slug: string, { set, years, contractType }: ProgressAsked) {
  return queryOptions({
    queryKey: ['promises', slug, set, years, contractType],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.listPromises,
        {
          params: { org: slug },
          query: {
            ...(years ? { design_phase_complete_date__year: years.join(',') } : {}),
            project_contract_type: contractType ?? '',
            project_data_type: set === 'a1' ? 'eci' : 'eci_a2',
          },
        },
        signal,
      ),
  });
}

/** What follows from the promises of the winning bids of these projects. */
export function promiseClaimsQuery(slug: string, projectIds: readonly string[]) {
  return queryOptions({
    queryKey: ['promise-claims', slug, projectIds],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.listPromiseClaims,
        { params: { org: slug }, query: { project_uuid: projectIds.join(',') } },
        signal,
      ),
  });
}
