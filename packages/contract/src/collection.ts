import { z } from 'zod';

/** Returns the schema of a collection; every collection has this form. */
export function collectionOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.number().int().describe('how many there are in all'),
    next: z.string().nullable().describe('address of the following page, null on the last'),
    previous: z.string().nullable(),
    results: z.array(item),
  });
}

/** The requested page, counted from 1, of at most COLLECTION_CAP rows. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
};

/** The query of a table whose rows remain on the server: words to search for, and a page of the size that it shows. */
export const tableQuery = {
  ...pageQuery,
  page_size: z.coerce.number().int().min(1).max(100).default(25),
  search: z.string().trim().max(200).default(''),
};

/** The requested order: one of the fields, with a '-' before it to reverse it. */
export function orderingBy<const Fields extends readonly string[]>(
  fields: Fields,
  initial: OrderingOf<Fields>,
) {
  const choices = fields.flatMap((field) => [field, `-${field}`]) as OrderingOf<Fields>[];
  return z.enum(choices as [OrderingOf<Fields>, ...OrderingOf<Fields>[]]).default(initial as never);
}

export type OrderingOf<Fields extends readonly string[]> = Fields[number] | `-${Fields[number]}`;
