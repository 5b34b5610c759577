import { z } from 'zod';

export const ROWS_PER_PAGE = [10, 25, 50, 100] as const;

const text = z.coerce.string().catch('').default('');

/**
 * Returns the schema of what every table of the administration keeps in its address; the order is one that the table
 * knows.
 */
export function tableSearch<const Orders extends readonly string[]>(
  orders: Orders,
  initial: Ordering<Orders>,
) {
  const choices = orders.flatMap((order) => [order, `-${order}`]) as [
    Ordering<Orders>,
    ...Ordering<Orders>[],
  ];
  return {
    text,
    order: z
      .enum(choices)
      .catch(initial as never)
      .default(initial as never),
    page: z.coerce.number().int().min(1).catch(1).default(1),
    pageSize: z.coerce
      .number()
      .pipe(z.union(ROWS_PER_PAGE.map((rows) => z.literal(rows))))
      .catch(25)
      .default(25),
  };
}

type Ordering<Orders extends readonly string[]> = Orders[number] | `-${Orders[number]}`;

/** Returns what a table asks the server for. */
export function tableQueryOf<Order extends string>(search: {
  readonly text: string;
  readonly order: Order;
  readonly page: number;
  readonly pageSize: number;
}) {
  return { search: search.text, ordering: search.order, page: search.page, page_size: search.pageSize };
}
