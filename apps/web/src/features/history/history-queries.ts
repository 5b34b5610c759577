import { endpoints } from '@milieuspoor/contract/client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { HistorySearch, ProjectHistorySearch } from './history-search.ts';

export const PAGE_SIZE = 25;
/** Beside a form there is room for only the latest entries. */
const PROJECT_PAGE_SIZE = 10;

/** Returns the filters in the form that the API takes. */
function filtersOf({ person, subject, action, from, until }: ProjectHistorySearch) {
  return {
    person: person.trim() || undefined,
    subject: subject || undefined,
    action: action || undefined,
    from: from || undefined,
    until: until || undefined,
  };
}

export const historyQuery = (search: HistorySearch) =>
  queryOptions({
    queryKey: [...queryKeys.history, search],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.listHistory,
        {
          query: {
            search: search.text,
            organization: search.organisation || undefined,
            project: search.project,
            ...filtersOf(search),
            ordering: search.order,
            page: search.page,
            page_size: PAGE_SIZE,
          },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
    // An entry of a moment ago must be included.
    staleTime: 0,
  });

/** The history of one project, one page at a time. */
export const projectHistoryQuery = (uuid: string, search: ProjectHistorySearch) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.history, 'project', uuid, search],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        endpoints.getProjectHistory,
        { params: { uuid }, query: { ...filtersOf(search), page: pageParam, page_size: PROJECT_PAGE_SIZE } },
        signal,
      ),
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    getNextPageParam: ({ next }, _pages, page) => (next === null ? null : page + 1),
    staleTime: 0,
  });

/** The organisations that can be chosen. */
export const organisationChoicesQuery = queryOptions({
  queryKey: ['organisation-choices'],
  queryFn: async ({ signal }) => (await client.call(endpoints.listOrganisations, {}, signal)).results,
});
