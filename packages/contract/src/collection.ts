import { z } from 'zod';

/** The most rows that a collection answers in one go. */
export const COLLECTION_CAP = 500;

/** The one envelope of every collection. */
export function collectionOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.number().int().describe('how many there are in all'),
    next: z.string().nullable().describe('address of the following page, null on the last'),
    previous: z.string().nullable(),
    results: z.array(item),
  });
}

/** The page asked for, counted from 1, of at most COLLECTION_CAP rows. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
};
