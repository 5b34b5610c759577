import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../client.ts';
import { queryKeys } from '../query-keys.ts';

/** The comparisons of the active calculations of a project; they become outdated with the calculations. */
export const comparisonsQuery = (projectUuid: string) =>
  queryOptions({
    queryKey: [...queryKeys.calculations(projectUuid), 'comparisons'],
    queryFn: async ({ signal }) => {
      const { results } = await client.call(
        endpoints.listProjectComparisons,
        { params: { uuid: projectUuid } },
        signal,
      );
      return results;
    },
  });
