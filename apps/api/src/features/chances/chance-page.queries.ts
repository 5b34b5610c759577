import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

interface PageAsked {
  readonly organisationId: string;
  readonly set: SetCode;
  readonly posts: readonly {
    readonly calculationId: string;
    readonly position: number;
    /** the product that is proposed, and a calculation that has it */
    readonly productId: string | null;
    readonly knownFrom: string | null;
  }[];
}

/** What a post is called and says of CO2 and material, with the name of what is proposed for it. */
interface PagePostRow {
  /** its place in the question */
  readonly place: number;
  readonly postNumber: string;
  readonly product: string;
  readonly productGroup: string;
  readonly productSubGroup: string;
  readonly co2Kg: number | null;
  readonly co2Profile: string;
  readonly primaryTon: number | null;
  readonly better: string | null;
}

/** Returns what these posts are called; those that were removed since they were found are absent. */
export async function listPagePosts(
  queries: Queries,
  { organisationId, set, posts }: PageAsked,
): Promise<PagePostRow[]> {
  if (posts.length === 0) return [];
  const co2 = sql`item.${sql.identifier(`${set}_co2_kg`)}`;
  const column = (read: (post: PageAsked['posts'][number]) => string | number | null) =>
    sql.param(posts.map(read));
  return listRows(
    queries,
    sql`
      SELECT asked.place::int - 1 AS place, item.post_number AS "postNumber", item.product,
        item.product_group AS "productGroup", item.product_sub_group AS "productSubGroup",
        sum_of_modules(${co2}) AS "co2Kg", stated_modules(${co2}) AS "co2Profile", item.primary_ton AS "primaryTon",
        product.name AS better
      FROM unnest(${column(({ calculationId }) => calculationId)}::uuid[], ${column(({ position }) => position)}::int[],
          ${column(({ productId }) => productId)}::uuid[], ${column(({ knownFrom }) => knownFrom)}::uuid[])
        WITH ORDINALITY AS asked (calculation_id, position, product_id, known_from, place)
      JOIN calculation_item AS item ON item.calculation_id = asked.calculation_id AND item.position = asked.position
        AND item.organisation_id = ${organisationId}
      LEFT JOIN calculation_total AS product ON product.calculation_id = asked.known_from AND product.level = 'product'
        AND product.node_id = asked.product_id AND product.organisation_id = ${organisationId}
      ORDER BY asked.place`,
    'once',
  );
}
