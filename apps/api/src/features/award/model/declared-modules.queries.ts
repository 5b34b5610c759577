import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { getRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** The number of posts of a calculation in a set, and for each life-cycle module how many of them declare it. */
export interface DeclaredModules {
  readonly posts: number;
  /** in the order of the modules */
  readonly declaredPosts: readonly number[];
}

/** Work that is not done is no post: a quantity of 0 is left out (D-99). */
export async function findDeclaredModules(
  queries: Queries,
  {
    id,
    organisationId,
    set,
  }: { readonly id: string; readonly organisationId: string; readonly set: SetCode },
): Promise<DeclaredModules> {
  const mki = sql.identifier(`${set}_mki_eur`);
  return getRow(
    queries,
    sql`
      SELECT
        (
          SELECT count(*) FROM calculation_item WHERE calculation_id = ${id} AND organisation_id = ${organisationId}
            AND quantity > 0 AND ${mki} IS NOT NULL
        )::int AS posts,
        coalesce((
          SELECT array_agg(declared.posts ORDER BY declared.place) FROM (
            SELECT place, count(eur)::int AS posts FROM calculation_item, unnest(${mki}) WITH ORDINALITY AS module (eur, place)
            WHERE calculation_id = ${id} AND organisation_id = ${organisationId} AND quantity > 0
            GROUP BY place
          ) AS declared
        ), '{}') AS "declaredPosts"`,
  );
}
