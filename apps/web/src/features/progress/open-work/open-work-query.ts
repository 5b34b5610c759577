import { endpoints } from '@milieuspoor/contract/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

const PAGE_SIZE = 10;

/** What is missing in the projects of an organisation, page by page, the heaviest first. */
export function openWorkQuery(slug: string) {
  return infiniteQueryOptions({
    queryKey: ['open-work', slug, 'list'],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        endpoints.listOpenWork,
        { params: { org: slug }, query: { page: pageParam, page_size: PAGE_SIZE } },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ next }, _pages, page) => (next === null ? undefined : page + 1),
  });
}
