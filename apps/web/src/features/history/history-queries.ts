import { endpoints } from '@milieuspoor/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import type { HistorySearch } from './history-search.ts';

export const PAGE_SIZE = 25;

export const historyQuery = (search: HistorySearch) =>
  queryOptions({
    queryKey: ['history', search],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.listHistory,
        {
          query: {
            search: search.zoek,
            organization: search.organisatie || undefined,
            project: search.project,
            person: search.persoon.trim() || undefined,
            subject: search.onderwerp || undefined,
            action: search.handeling || undefined,
            from: search.van || undefined,
            until: search.tot || undefined,
            ordering: search.volgorde,
            page: search.pagina,
            page_size: PAGE_SIZE,
          },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
    // What happened a moment ago has to be there.
    staleTime: 0,
  });

/** The organisations to choose from. */
export const organizationChoicesQuery = queryOptions({
  queryKey: ['organization-choices'],
  queryFn: async ({ signal }) => (await client.call(endpoints.listOrganizations, {}, signal)).results,
});
