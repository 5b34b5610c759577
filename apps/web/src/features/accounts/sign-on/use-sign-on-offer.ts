import { endpoints } from '@milieuspoor/contract/client';
import { mailDomainOf } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';

const DEBOUNCED_MS = 300;
const STALE_AFTER_MS = 60_000;

/**
 * Returns the organisation that has its own sign-in page for this address; null for most addresses. Only the domain is
 * sent.
 */
export function useSignOnOffer(typed: string) {
  const domain = useDebounced(mailDomainOf(typed.trim()) ?? '', DEBOUNCED_MS);
  const { data } = useQuery({
    queryKey: ['sign-on', domain],
    queryFn: ({ signal }) => client.call(endpoints.findSignOn, { query: { domain } }, signal),
    enabled: domain !== '',
    staleTime: STALE_AFTER_MS,
  });
  return domain === '' ? null : (data?.sign_on ?? null);
}
