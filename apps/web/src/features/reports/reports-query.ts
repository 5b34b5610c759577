import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

/** The beginning of the keys of all lists of reports. */
export const REPORTS_KEY = ['reports'];

/** The reports that were made of a project, the newest first. */
export const reportsQuery = (projectUuid: string) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, projectUuid],
    queryFn: async ({ signal }) => {
      const { results } = await client.call(endpoints.listReports, { params: { uuid: projectUuid } }, signal);
      return results;
    },
  });
