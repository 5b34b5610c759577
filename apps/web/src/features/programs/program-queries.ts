import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

/** The keys with which programs act for an organisation. */
export const apiKeysQuery = (organisationSlug: string) =>
  queryOptions({
    queryKey: ['api-keys', organisationSlug],
    queryFn: async ({ signal }) => {
      const { results } = await client.call(
        endpoints.listApiKeys,
        { params: { org: organisationSlug } },
        signal,
      );
      return results;
    },
  });
