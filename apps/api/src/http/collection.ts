import { addressOf, COLLECTION_CAP, type Endpoint } from '@milieuspoor/contract';

export interface Collection<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}

/** Returns a collection that fits on one page. */
export function collection<Item>(results: Item[]): Collection<Item> {
  return { count: results.length, next: null, previous: null, results };
}

/** Returns one page of a collection, with the addresses of its neighbours. */
export function pageOf<Item>(
  endpoint: Endpoint,
  query: { readonly page: number; readonly page_size?: number },
  { count, items }: { readonly count: number; readonly items: Item[] },
  params: object = {},
): Collection<Item> {
  const neighbour = (page: number) => addressOf(endpoint, { params, query: { ...query, page } });
  return {
    count,
    next: query.page * (query.page_size ?? COLLECTION_CAP) < count ? neighbour(query.page + 1) : null,
    previous: query.page > 1 ? neighbour(query.page - 1) : null,
    results: items,
  };
}
