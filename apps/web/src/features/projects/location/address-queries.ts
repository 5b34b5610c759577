import { endpoints } from '@milieuspoor/contract/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

/** From so many letters on there is something to search for. */
const SEARCH_FROM_LETTERS = 2;

/** Dutch addresses and places that fit what is typed. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['address-suggestions', typed],
    queryFn: ({ signal }) => client.call(endpoints.suggestAddresses, { query: { q: typed } }, signal),
    enabled: typed.length >= SEARCH_FROM_LETTERS,
    placeholderData: keepPreviousData,
    retry: false,
  });

export function lookUpAddress(id: string) {
  return client.call(endpoints.lookUpAddress, { query: { id } });
}
