/** One page of a collection, as far as following the pages needs it. */
interface CollectionPage<Item> {
  readonly next: string | null;
  readonly results: readonly Item[];
}

/** Returns everything in a collection, page after page: the server limits a page, our lists show all. */
export async function listAll<Item>(
  fetchPage: (page: number) => Promise<CollectionPage<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page++) {
    const { next, results } = await fetchPage(page);
    items.push(...results);
    if (next === null) return items;
  }
}
