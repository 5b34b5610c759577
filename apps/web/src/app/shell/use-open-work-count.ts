import { endpoints } from '@milieuspoor/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../lib/client.ts';

/** ms: what the page itself shows is fetched first */
const AFTER_THE_PAGE = 2_000;
/** ms: the same count serves while somebody goes from page to page */
const FRESH = 60_000;

/** Returns how much of what is missing the reader can mend; 0 while that is not known. */
export function useOpenWorkCount(slug: string): number {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setAsks(true), AFTER_THE_PAGE);
    return () => clearTimeout(waiting);
  }, []);
  const { data } = useQuery({
    queryKey: ['open-work', slug, 'count'],
    queryFn: ({ signal }) =>
      client.call(endpoints.listOpenWork, { params: { org: slug }, query: { page_size: 1 } }, signal),
    enabled: asks,
    staleTime: FRESH,
    retry: false,
  });
  return data?.mine ?? 0;
}
