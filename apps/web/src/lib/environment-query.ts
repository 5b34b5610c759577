import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** The installation and its build, which don't change while the page is open. */
export const environmentQuery = queryOptions({
  queryKey: ['environment'],
  queryFn: ({ signal }) => client.call(endpoints.getEnvironment, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});
