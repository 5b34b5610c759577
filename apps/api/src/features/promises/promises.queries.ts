import type { CalculationType, ContractType, ProjectStatus, SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { tenderSealed } from '../bids/sealed/bid-seen.queries.ts';
import { unconfirmedWeighsIn } from '../calculations/figures/weighs-in.queries.ts';
import { type PairSideRow, pairSideColumns, sidesOfPairs } from '../results/pair-sides.queries.ts';
import { matches, type PairFilter } from '../statistics/chosen-calculations.queries.ts';

/** A project whose design phase is complete. */
export interface PromisingProject {
  readonly id: string;
  readonly name: string;
  readonly status: ProjectStatus;
  readonly year: number;
  readonly contractType: ContractType;
  readonly awardCriteria: boolean | null;
  readonly asbuiltScopeChanged: boolean | null;
  /** whether its bids are sealed */
  readonly sealed: boolean;
}

/** Returns the projects of an organisation whose design phase is complete and that match the filter, by name. */
export async function listPromisingProjects(
  queries: Queries,
  organisationId: string,
  filter: PairFilter,
): Promise<PromisingProject[]> {
  return listRows(
    queries,
    sql`
      SELECT project.id, project.name, project.status,
        extract(year FROM project.design_phase_complete_date)::int AS year, project.contract_type AS "contractType",
        project.award_criteria AS "awardCriteria", project.asbuilt_scope_changed AS "asbuiltScopeChanged",
        ${tenderSealed(sql`project`)} AS sealed
      FROM project
      WHERE project.organisation_id = ${organisationId} AND project.design_phase_complete_date IS NOT NULL
        AND ${matches(filter)}
      ORDER BY project.name, project.id`,
    'once',
  );
}

/** The pairs that tell what became of a promise. */
export type PromisePairName = 'promised' | 'built' | 'between';

/** A pair of active calculations to look up, by their types. */
export interface AskedPair {
  readonly projectId: string;
  readonly name: PromisePairName;
  readonly baseline: CalculationType;
  readonly optimization: CalculationType;
}

/** One side of such a pair. */
export interface PromiseSideRow extends PairSideRow {
  readonly projectId: string;
  readonly name: PromisePairName;
  readonly baselineId: string;
  readonly optimizationId: string;
  /** whether weights of the set count in its MKI that nobody confirmed */
  readonly weighed: boolean;
}

/** Returns the sides of the asked pairs of which both calculations are active. */
export async function listPromiseSides(
  queries: Queries,
  organisationId: string,
  asked: readonly AskedPair[],
  set: SetCode,
): Promise<PromiseSideRow[]> {
  const column = (values: readonly string[], type: 'uuid' | 'text') =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`;
  const pairs = sql`(
    SELECT asked.project_id, asked.name AS pair_name, baseline.organisation_id, baseline.id AS baseline_id,
      optimization.id AS optimization_id
    FROM unnest(
      ${column(
        asked.map(({ projectId }) => projectId),
        'uuid',
      )}, ${column(
        asked.map(({ name }) => name),
        'text',
      )}, ${column(
        asked.map(({ baseline }) => baseline),
        'text',
      )}, ${column(
        asked.map(({ optimization }) => optimization),
        'text',
      )}) AS asked (project_id, name, baseline_type, optimization_type)
    JOIN calculation AS baseline ON baseline.project_id = asked.project_id
      AND baseline.organisation_id = ${organisationId} AND baseline.calculation_type = asked.baseline_type
      AND baseline.active AND baseline.deleted_at IS NULL
    JOIN calculation AS optimization ON optimization.project_id = asked.project_id
      AND optimization.organisation_id = ${organisationId}
      AND optimization.calculation_type = asked.optimization_type
      AND optimization.active AND optimization.deleted_at IS NULL)`;
  return listRows(
    queries,
    sql`
      SELECT pair.project_id AS "projectId", pair.pair_name AS name,
        pair.baseline_id AS "baselineId", pair.optimization_id AS "optimizationId", ${unconfirmedWeighsIn(set)} AS weighed,
        ${pairSideColumns([set])}
      FROM ${sidesOfPairs(pairs)}`,
    'once',
  );
}
