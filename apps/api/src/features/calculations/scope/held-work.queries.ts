import type { SetCode, Shortfall } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** The stored comparison of a calculation with the one that it is compared with. */
export interface HeldWorkRow {
  /** the calculation that is compared with the other */
  readonly calculationId: string;
  readonly lackingPosts: number;
  /** number of posts that lack something in each life-cycle module; null where none lacks anything */
  readonly modules: readonly number[] | null;
  /** number of posts that count in every module because the other side did not work them out */
  readonly unworkedPosts: number | null;
  readonly missingPosts: number;
  readonly fewerPosts: number;
  readonly addedPosts: number;
  readonly differingPosts: number;
  readonly open: boolean;
  /**
   * number of posts of the other that lack something which this one declares, where it is more than a note; a post that this one did
   * not calculate lacks nothing there
   */
  readonly otherLackingPosts: number;
  /** their number where it is only a note */
  readonly otherSlightPosts: number;
  /** `modules` and `unworkedPosts` of the other calculation */
  readonly otherModules: readonly number[] | null;
  readonly otherUnworkedPosts: number | null;
  readonly shortfalls: readonly Shortfall[];
  /** per life-cycle module */
  readonly undeclared: readonly number[];
}

/** A calculation with which others are compared, in the set of the comparison. */
export interface HeldAgainst {
  readonly id: string;
  readonly organisationId: string;
  readonly headlineSet: SetCode;
}

/** Returns the stored comparisons of other calculations with these; one that is absent was not compared. */
export async function listHeldWork(
  queries: Queries,
  against: readonly HeldAgainst[],
): Promise<HeldWorkRow[]> {
  return listRows(
    queries,
    sql`
      SELECT known.optimization_id AS "calculationId", known.optimization_unexplained AS "lackingPosts",
        lack.mki_modules AS modules, lack.unworked_posts AS "unworkedPosts",
        known.missing_unexplained AS "missingPosts", known.missing_posts AS "fewerPosts", known.added_posts AS "addedPosts",
        known.quantity_posts + known.unit_posts AS "differingPosts", known.mki_open AS open,
        coalesce(other.mki_gap_posts, 0) AS "otherLackingPosts",
        CASE WHEN coalesce(other.mki_gap_posts, 0) > 0 THEN 0 ELSE known.baseline_unexplained END AS "otherSlightPosts",
        other.mki_modules AS "otherModules",
        other.unworked_posts AS "otherUnworkedPosts", known.shortfalls, known.undeclared_posts AS undeclared
      FROM pair_scope AS known
      LEFT JOIN pair_scope_node AS lack ON lack.baseline_id = known.baseline_id
        AND lack.optimization_id = known.optimization_id AND lack.set_code = known.set_code
        AND lack.organisation_id = known.organisation_id AND lack.side = 'optimization' AND lack.level = 'calculation'
      LEFT JOIN pair_scope_node AS other ON other.baseline_id = known.baseline_id
        AND other.optimization_id = known.optimization_id AND other.set_code = known.set_code
        AND other.organisation_id = known.organisation_id AND other.side = 'baseline' AND other.level = 'calculation'
      JOIN unnest(
        ${sql.param(against.map(({ id }) => id))}::uuid[],
        ${sql.param(against.map(({ organisationId }) => organisationId))}::uuid[],
        ${sql.param(against.map(({ headlineSet }) => headlineSet))}::text[]
      ) AS held (baseline_id, organisation_id, set_code) ON held.baseline_id = known.baseline_id
        AND held.organisation_id = known.organisation_id AND held.set_code = known.set_code
      ORDER BY known.optimization_id`,
  );
}
