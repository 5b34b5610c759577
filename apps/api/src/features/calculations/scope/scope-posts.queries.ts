import type { ScopePost, SetCode } from '@milieuspoor/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open-database.ts';
import { getRow } from '../../../database/rows.ts';

/** Which posts a comparison of scope looks at. */
export interface CalculationInSet {
  readonly id: string;
  readonly organisationId: string;
  readonly set: SetCode;
}

/**
 * The posts of a calculation that state the set, as the JSON text of a list of `ScopePost`: there may be thousands of them, and
 * who parses it decides where. JSON keeps every digit of a number.
 */
export async function readScopePostsJson(
  queries: Queries,
  { id, organisationId, set }: CalculationInSet,
): Promise<string> {
  const column = (name: string) => sql.identifier(`${set}_${name}`);
  const { posts } = await getRow<{ posts: string }>(
    queries,
    sql`
      SELECT coalesce(json_agg(json_build_object(
        'position', position, 'postNumber', post_number, 'productGroup', product_group,
        'productSubGroup', product_sub_group, 'product', product, 'unit', unit, 'quantity', quantity,
        'rawCode', raw_code, 'mkiEur', ${column('mki_eur')}, 'co2Kg', ${column('co2_kg')},
        'declared', ${column('declared')}
      ) ORDER BY position), '[]')::text AS posts
      FROM calculation_item
      WHERE calculation_id = ${id} AND organisation_id = ${organisationId} AND ${column('mki_eur')} IS NOT NULL`,
  );
  return posts;
}

/** The same, parsed. */
export async function readScopePosts(queries: Queries, calculation: CalculationInSet): Promise<ScopePost[]> {
  return JSON.parse(await readScopePostsJson(queries, calculation)) as ScopePost[];
}
