import type { BidReader, SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';
import { bidSeen } from '../bids/sealed/bid-seen.queries.ts';
import { PAIR_SIDE_COLUMNS, type PairSideRow, sidesOfPairs } from './pair-sides.queries.ts';

/** One side of the pair that represents a project. */
export interface ProjectSideRow extends PairSideRow {
  readonly projectId: string;
}

/** Returns the sides of the pairs that represent some projects; a project without a baseline has none. */
export async function listProjectSides(
  queries: Queries,
  scope: Scope,
  projectIds: readonly string[],
): Promise<ProjectSideRow[]> {
  return listRows(
    queries,
    sql`
      SELECT pair.project_id AS "projectId", ${PAIR_SIDE_COLUMNS}
      FROM ${sidesOfPairs(sql`project_pair`)}
      WHERE pair.project_id = ANY(${sql.param(projectIds)}::uuid[])
        AND ${inScope(scope, sql`pair.organisation_id`)}`,
  );
}

/** One side of two compared calculations of a project, in a set that both state. */
export interface ComparedSideRow extends PairSideRow {
  readonly baselineId: string;
  readonly optimizationId: string;
  readonly set: SetCode;
}

/** Returns the sides of all compared active calculations of a project, without sealed bids. */
export async function listComparedSides(
  queries: Queries,
  scope: Scope,
  { projectId, reader }: { readonly projectId: string; readonly reader: BidReader | null },
): Promise<ComparedSideRow[]> {
  return listRows(
    queries,
    sql`
      SELECT pair.baseline_id AS "baselineId", pair.optimization_id AS "optimizationId", pair.set_code AS set,
        ${PAIR_SIDE_COLUMNS}
      FROM ${sidesOfPairs(sql`compared_pair`)}
      JOIN calculation AS compared ON compared.id = pair.optimization_id
        AND compared.organisation_id = pair.organisation_id AND compared.active
        AND (compared.applicant_id IS NULL OR ${reader ? bidSeen(sql`compared.applicant_id`, reader) : sql`false`})
      WHERE pair.project_id = ${projectId} AND ${inScope(scope, sql`pair.organisation_id`)}
      ORDER BY pair.baseline_id, pair.optimization_id, pair.set_code, side.name`,
  );
}
