import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** A post as its calculation stores it. */
export interface StoredPostRow {
  readonly postNumber: string;
  readonly product: string;
  readonly unit: string;
  /** euro for the whole quantity, per module; null for a set that the post does not state */
  readonly a1MkiEur: readonly (number | null)[] | null;
  readonly a2MkiEur: readonly (number | null)[] | null;
}

/** Returns the stored figures of posts of a calculation. */
export async function listStoredPosts(
  queries: Queries,
  calculation: { readonly id: string; readonly organisationId: string },
  posts: readonly string[],
): Promise<StoredPostRow[]> {
  return listRows(
    queries,
    sql`
      SELECT post_number AS "postNumber", product, unit, a1_mki_eur AS "a1MkiEur", a2_mki_eur AS "a2MkiEur"
      FROM calculation_item
      WHERE calculation_id = ${calculation.id} AND organisation_id = ${calculation.organisationId}
        AND post_number = ANY(${sql.param([...posts])}::text[])`,
  );
}
