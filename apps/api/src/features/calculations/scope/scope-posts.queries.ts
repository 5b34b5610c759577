import { BARE_ROW, type ScopePost, type SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { getRow, listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** The posts that a comparison of scope uses. */
export interface CalculationInSet {
  readonly id: string;
  readonly organisationId: string;
  readonly set: SetCode;
}

/**
 * Returns the posts of a calculation that state the set, as the JSON text of a list of `ScopePost`: there may be
 * thousands of them, and the caller decides where to parse it. JSON preserves every digit of a number.
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

/** Does what `readScopePostsJson` does, and parses the result. */
export async function readScopePosts(queries: Queries, calculation: CalculationInSet): Promise<ScopePost[]> {
  return JSON.parse(await readScopePostsJson(queries, calculation)) as ScopePost[];
}

/** Returns what does the same as `readScopePosts` in one transaction, and reads each calculation once. */
export function readScopePostsOnce(): typeof readScopePosts {
  const read = new Map<string, Promise<ScopePost[]>>();
  return (queries, calculation) => {
    const key = `${calculation.id} ${calculation.set}`;
    const posts = read.get(key) ?? readScopePosts(queries, calculation);
    read.set(key, posts);
    return posts;
  };
}

/**
 * Counts the posts of each calculation that state an MKI without indicators in the set; a calculation that is not in
 * the result has none.
 */
export async function countBarePosts(
  queries: Queries,
  organisationId: string,
  { calculationIds, set }: { readonly calculationIds: readonly string[]; readonly set: SetCode },
): Promise<ReadonlyMap<string, number>> {
  const rows = await listRows<{ id: string; posts: number }>(
    queries,
    sql`
      SELECT calculation_id AS id, count(*)::int AS posts FROM calculation_item
      WHERE organisation_id = ${organisationId} AND calculation_id = ANY(${sql.param(calculationIds)}::uuid[])
        AND ${BARE_ROW} = ANY(${sql.identifier(`${set}_declared`)})
      GROUP BY calculation_id`,
  );
  return new Map(rows.map(({ id, posts }) => [id, posts]));
}

/**
 * Returns a text that changes with the figures of either calculation and with the answers about them; null where the
 * figures have no hash yet.
 */
export async function findPairVersion(
  queries: Queries,
  {
    organisationId,
    baselineId,
    optimizationId,
  }: { readonly organisationId: string; readonly baselineId: string; readonly optimizationId: string },
): Promise<string | null> {
  const { version } = await getRow<{ version: string | null }>(
    queries,
    sql`
      SELECT encode(baseline.figures_sha256, 'hex') || ' ' || encode(optimization.figures_sha256, 'hex') || ' '
        || baseline.id || ' ' || optimization.id || ' ' || (
          SELECT coalesce(max(answer.id), 0) FROM scope_answer AS answer
          WHERE answer.organisation_id = ${organisationId}
            AND answer.calculation_id IN (${baselineId}::uuid, ${optimizationId}::uuid)) AS version
      FROM calculation AS baseline JOIN calculation AS optimization
        ON optimization.organisation_id = baseline.organisation_id AND optimization.id = ${optimizationId}
      WHERE baseline.id = ${baselineId} AND baseline.organisation_id = ${organisationId}`,
  );
  return version;
}
