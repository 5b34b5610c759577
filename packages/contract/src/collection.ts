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

/** What a table asks whose rows stay on the server: words to look for, and a page of the size it shows. */
export const tableQuery = {
  ...pageQuery,
  page_size: z.coerce.number().int().min(1).max(100).default(25),
  search: z.string().trim().max(200).default(''),
};

/** The order asked for: one of the fields, with a '-' before it for the other way round. */
export function orderingBy<const Fields extends readonly string[]>(
  fields: Fields,
  initial: OrderingOf<Fields>,
) {
  const choices = fields.flatMap((field) => [field, `-${field}`]) as OrderingOf<Fields>[];
  return z.enum(choices as [OrderingOf<Fields>, ...OrderingOf<Fields>[]]).default(initial as never);
}

export type OrderingOf<Fields extends readonly string[]> = Fields[number] | `-${Fields[number]}`;
