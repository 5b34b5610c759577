import { SET_CODES, type SetCode } from '@milieuspoor/domain';
import { choiceOf, textOf, uuidOf } from '../../lib/address/address-values.ts';

export const OWNERS = ['organisation', 'provider'] as const;
export const SHOWN = ['expired', 'hidden'] as const;
/** The orders besides that of the name. */
export const LIBRARY_ORDERS = ['mki_a1', '-mki_a1', 'mki_a2', '-mki_a2', 'valid_until', '-modified'] as const;
/** How many products are compared at most. */
export const COMPARED_PRODUCTS_MOST = 4;

/** What the library shows, as its address states it. */
export interface LibrarySearch {
  readonly text?: string | undefined;
  readonly productGroup?: string | undefined;
  readonly set?: SetCode | undefined;
  readonly owner?: (typeof OWNERS)[number] | undefined;
  /** only those whose declaration has expired, or those that are hidden */
  readonly show?: (typeof SHOWN)[number] | undefined;
  readonly order?: (typeof LIBRARY_ORDERS)[number] | undefined;
  readonly page?: number | undefined;
  /** the products that were chosen to be compared, with commas */
  readonly products?: string | undefined;
}

/** Returns what an address asks for; values that make no sense are left out. */
export function parseLibrarySearch(search: Readonly<Record<string, unknown>>): LibrarySearch {
  const page = Number(search.page);
  return {
    text: textOf(search.text, 200),
    productGroup: textOf(search.productGroup, 200),
    set: choiceOf(SET_CODES, search.set),
    owner: choiceOf(OWNERS, search.owner),
    show: choiceOf(SHOWN, search.show),
    order: choiceOf(LIBRARY_ORDERS, search.order),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    products: parseProducts(search.products),
  };
}

function parseProducts(products: unknown): string | undefined {
  const asked = typeof products === 'string' ? products.split(',') : [];
  const uuids = [...new Set(asked.flatMap((each) => uuidOf(each) ?? []))].slice(0, COMPARED_PRODUCTS_MOST);
  return uuids.length > 0 ? uuids.join(',') : undefined;
}

/** Returns the products that were chosen to be compared. */
export function chosenProducts({ products }: Pick<LibrarySearch, 'products'>): readonly string[] {
  return products?.split(',') ?? [];
}
