import { endpoints, type InputOf } from '@milieuspoor/contract/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The charts and letters that the user shares now, the newest first. */
export const sharedChartsQuery = queryOptions({
  queryKey: queryKeys.sharedCharts,
  queryFn: async ({ signal }) => (await client.call(endpoints.listSharedCharts, {}, signal)).results,
});

type AllQuery = NonNullable<InputOf<typeof endpoints.listAllSharedCharts>['query']>;

/** A page of the charts and letters that anybody shares, for staff. It has the same key, so that a withdrawal refreshes both. */
export const allSharedChartsQuery = (query: AllQuery) =>
  queryOptions({
    queryKey: [...sharedChartsQuery.queryKey, 'all', query],
    queryFn: ({ signal }) => client.call(endpoints.listAllSharedCharts, { query }, signal),
    placeholderData: keepPreviousData,
  });
