import { endpoints } from '@milieuspoor/contract/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import type { LibrarySearch } from './library-search.ts';

export const PRODUCTS_PER_PAGE = 25;
/** Rows that are asked for at once for a file. */
const FILE_PAGE_SIZE = 100;

/** The key of everything that is known of the products of an organisation. */
export const productKey = (organisationSlug: string) => ['products', organisationSlug] as const;

function questionOf({ text, productGroup, set, owner, show, order }: LibrarySearch) {
  return {
    ...(order === undefined ? {} : { ordering: order }),
    ...(text === undefined ? {} : { search: text }),
    ...(productGroup === undefined ? {} : { product_group: productGroup }),
    ...(set === undefined ? {} : { set }),
    ...(owner === undefined ? {} : { owner }),
    ...(show === 'expired' ? { expired: 'true' as const } : {}),
    ...(show === 'hidden' ? { hidden: 'true' as const } : {}),
  };
}

/** Asks for a page of the products of an organisation. */
export function productsQuery(organisationSlug: string, search: LibrarySearch) {
  const query = { ...questionOf(search), page: search.page ?? 1, page_size: PRODUCTS_PER_PAGE };
  return queryOptions({
    queryKey: [...productKey(organisationSlug), 'list', query],
    queryFn: ({ signal }) =>
      client.call(endpoints.listProducts, { params: { org: organisationSlug }, query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Asks for every product that a search gives. */
export async function fetchEveryProduct(organisationSlug: string, search: LibrarySearch) {
  const all = [];
  for (let page = 1, isLast = false; !isLast; page++) {
    const { results, next } = await client.call(endpoints.listProducts, {
      params: { org: organisationSlug },
      query: { ...questionOf(search), page, page_size: FILE_PAGE_SIZE },
    });
    all.push(...results);
    isLast = next === null;
  }
  return all;
}

/** Asks for a product; an older version of it where one is given. */
export function productQuery(organisationSlug: string, product: string, revision?: number) {
  return queryOptions({
    queryKey: [...productKey(organisationSlug), 'one', product, revision ?? null],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.getProduct,
        {
          params: { org: organisationSlug, product },
          query: revision === undefined ? {} : { revision },
        },
        signal,
      ),
  });
}

interface SimilarTo {
  readonly subGroup: string;
  readonly unit: string;
  readonly except: string | undefined;
}

/** Asks for the products of a sub-group and unit, but for one of them. */
export function similarQuery(organisationSlug: string, { subGroup, unit, except }: SimilarTo) {
  const query = { product_sub_group: subGroup, unit, ...(except === undefined ? {} : { except }) };
  return queryOptions({
    queryKey: [...productKey(organisationSlug), 'similar', query],
    queryFn: ({ signal }) =>
      client.call(endpoints.listSimilarProducts, { params: { org: organisationSlug }, query }, signal),
  });
}
