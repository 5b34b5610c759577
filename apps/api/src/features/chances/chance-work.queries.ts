import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { getRow } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { matches, type PairFilter } from '../statistics/chosen-calculations.queries.ts';
import { versionOfCalculation } from './work-rows.queries.ts';

/** The calculations whose posts are looked at: of the projects that are not completed, or of one project. */
export type ChanceSubject =
  | { readonly kind: 'running' }
  /** the active calculation of the first of these types that has one; never a bid */
  | { readonly kind: 'project'; readonly projectId: string; readonly types: readonly OwnCalculationType[] };

export type OwnCalculationType =
  | 'design-baseline'
  | 'design-optimization'
  | 'as-built-baseline'
  | 'as-built-optimization';

export interface WorkAsked {
  readonly organisationId: string;
  readonly subject: ChanceSubject;
  readonly set: SetCode;
  /** the completed projects that posts are held against */
  readonly filter: PairFilter;
}

/** A calculation whose posts are looked at, or that completed work was built by. */
export interface WorkCalculation {
  readonly calculationId: string;
  readonly projectId: string;
  readonly projectName: string;
  /** yyyy-mm-dd; null while the design is not completed */
  readonly completed: string | null;
  readonly weightsVersion: string | null;
  /** whether these weights count in its MKI: in one that is only stated they do not */
  readonly weighed: boolean;
  /** whether it is the bid of a winner, whose posts nobody takes over */
  readonly isBid: boolean;
  /** a text that differs once its figures do (docs/decisions/0156) */
  readonly version: string;
}

export interface ChanceWork {
  readonly looked: readonly WorkCalculation[];
  /** the newest first */
  readonly built: readonly WorkCalculation[];
}

/**
 * Returns which calculations are looked at, and which are the completed work that their posts are held against: of each
 * completed project the one that was chosen to be built. A project whose own posts are looked at is none of these.
 */
export async function findChanceWork(queries: Queries, asked: WorkAsked): Promise<ChanceWork> {
  const { organisationId, subject, set, filter } = asked;
  const column = (name: string) => sql.identifier(`${set}_${name}`);
  const listed = (condition: SQL) => sql`coalesce(json_agg(json_build_object('calculationId', work.id,
    'projectId', work.project_id, 'projectName', work.name, 'completed', work.completed,
    'weightsVersion', work.weights_version, 'isBid', work.is_bid, 'weighed', work.weighed,
    'version', work.version)
    ORDER BY work.completed DESC, lower(work.name), work.project_id) FILTER (WHERE ${condition}), '[]')`;
  return getRow(
    queries,
    sql`
      WITH pair AS MATERIALIZED (SELECT * FROM project_pair WHERE organisation_id = ${organisationId}),
      chosen AS (
        SELECT optimization_id AS calculation_id, true AS is_built FROM pair
        WHERE design_phase_complete_date IS NOT NULL AND optimization_id IS NOT NULL
          AND project_id IS DISTINCT FROM ${subject.kind === 'project' ? subject.projectId : null}::uuid
        UNION ALL SELECT looked.calculation_id, false FROM (${lookedAt(asked)}) AS looked),
      work AS MATERIALIZED (
        SELECT calculation.id, project.id AS project_id, project.name, project.design_phase_complete_date AS completed,
          calculation.${column('weights_version')} AS weights_version, calculation.applicant_id IS NOT NULL AS is_bid,
          coalesce(comparable.${column('weighed')}, false) AS weighed,
          ${versionOfCalculation()} AS version, chosen.is_built
        FROM chosen
        JOIN calculation ON calculation.id = chosen.calculation_id AND calculation.organisation_id = ${organisationId}
        JOIN project ON project.id = calculation.project_id AND project.organisation_id = ${organisationId}
        LEFT JOIN calculation_comparable AS comparable ON comparable.calculation_id = calculation.id
          AND comparable.organisation_id = ${organisationId}
        WHERE NOT chosen.is_built OR (${set} = ANY(calculation.sets) AND ${matches(filter)}))
      SELECT ${listed(sql`NOT work.is_built`)} AS looked, ${listed(sql`work.is_built`)} AS built
      FROM work`,
    'once',
  );
}

/** Returns the calculations whose posts are looked at; never one of a bidder. `pair` has the pairs of the organisation. */
function lookedAt({ organisationId, subject }: WorkAsked): SQL {
  if (subject.kind === 'project')
    return sql`
      SELECT calculation.id AS calculation_id FROM calculation
      WHERE calculation.organisation_id = ${organisationId} AND calculation.project_id = ${subject.projectId}
        AND calculation.deleted_at IS NULL AND calculation.active
        AND calculation.calculation_type = ANY(${sql.param(subject.types)}::text[])
      ORDER BY array_position(${sql.param(subject.types)}::text[], calculation.calculation_type) LIMIT 1`;
  return sql`
    SELECT coalesce(own.id, pair.baseline_id) AS calculation_id FROM pair
    LEFT JOIN calculation AS own ON own.id = pair.optimization_id AND own.organisation_id = ${organisationId}
      AND own.calculation_type <> 'applicant'
    WHERE pair.design_phase_complete_date IS NULL`;
}
