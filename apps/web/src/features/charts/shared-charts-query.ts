import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

/** The charts that the user shares now, newest first. */
export const sharedChartsQuery = queryOptions({
  queryKey: ['shared-charts'],
  queryFn: async ({ signal }) => (await client.call(endpoints.listSharedCharts, {}, signal)).results,
});
