import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

const STALE_AFTER_MS = 5 * 60_000;

export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }) => client.call(endpoints.getCurrentUser, {}, signal),
  staleTime: STALE_AFTER_MS,
});

/** The organisations that the user may open, by name. */
export const organisationsQuery = queryOptions({
  queryKey: ['organisations'],
  queryFn: async ({ signal }) => {
    const { results } = await client.call(endpoints.listOrganisations, {}, signal);
    return results.sort((left, right) => left.name.localeCompare(right.name, 'nl'));
  },
  staleTime: STALE_AFTER_MS,
});
