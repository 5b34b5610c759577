import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

/** The reports that were made of a project, the newest first. */
export const reportsQuery = (projectUuid: string) =>
  queryOptions({
    queryKey: ['reports', projectUuid],
    queryFn: async ({ signal }) => {
      const { results } = await client.call(endpoints.listReports, { params: { uuid: projectUuid } }, signal);
      return results;
    },
  });
