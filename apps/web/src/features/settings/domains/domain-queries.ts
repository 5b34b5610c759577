import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

/** The domains that an organisation says are its own, by name. */
export const domainsQuery = (organisationSlug: string) =>
  queryOptions({
    queryKey: ['organisation-domains', organisationSlug],
    queryFn: async ({ signal }) => {
      const { results } = await client.call(
        endpoints.listDomains,
        { params: { org: organisationSlug } },
        signal,
      );
      return results;
    },
  });
