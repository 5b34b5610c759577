import {
  type CalculationType,
  type ContractTypeFilter,
  type Sector,
  type SeriesName,
  type SetCode,
  seriesOf,
} from '@milieuspoor/domain';
import { type SQL, sql } from '../../database/sql.ts';
import type { ComparedPosts } from '../calculations/scope/pair-scopes.queries.ts';

/** The filter of completed projects; null is no filter. */
export interface PairFilter {
  readonly years: readonly number[] | null;
  readonly contractType: ContractTypeFilter | null;
  readonly sector: Sector | null;
}

export const EVERY_PAIR: PairFilter = { years: null, contractType: null, sector: null };

/** The calculations that a statistic is about. */
export type StatisticSource =
  /** the active calculations of one project; for bidders the winner's, or that of the named one */
  | {
      readonly kind: 'project';
      readonly projectId: string;
      readonly types: readonly CalculationType[];
      readonly applicantId: string | null;
    }
  /** two compared calculations of one project, whether they are active or not */
  | {
      readonly kind: 'pair';
      readonly projectId: string;
      readonly baselineId: string;
      readonly optimizationId: string;
      /** how their work compares in the set of the question, of two that need not be stored as a pair */
      readonly work?: ComparedPosts;
    }
  /** the representative pairs of the completed projects, or of these among them */
  | { readonly kind: 'pairs'; readonly projectIds: readonly string[] | null; readonly filter: PairFilter }
  /** the pairs of the projects whose design is not completed; what was bid counts once the award is */
  | { readonly kind: 'running' }
  /** these calculations, each as a separate series with its id as name */
  | { readonly kind: 'variants'; readonly calculationIds: readonly string[] };

/**
 * Returns the chosen calculations as rows (calculation_id, project_id, project_name, series, in_set, other_weights,
 * baseline_id, optimization_id, scope_set), and only those of the organisation, whatever the source names.
 * `other_weights` states that the calculations beside one another were not all valued with one version of the weights
 * of the set. The ids of the two compared calculations are null where there is one side only; `scope_set` is the set in
 * which their work is compared.
 */
export function chosenCalculations(organisationId: string, source: StatisticSource, set: SetCode): SQL {
  const version = sql.identifier(`${set}_weights_version`);
  // A calculation that does not state the set has no version of its weights, and neither min nor max counts it.
  const versionsDiffer = sql`
    min(calculation.${version}) OVER () IS DISTINCT FROM max(calculation.${version}) OVER ()`;
  switch (source.kind) {
    case 'project':
      return sql`
        SELECT side.*, ${onlyOneOf('baseline')} AS baseline_id, ${onlyOneOf('optimization')} AS optimization_id,
          CASE WHEN bool_and(in_set) OVER () THEN ${set} ELSE ${otherSet(set)} END AS scope_set
        FROM (SELECT calculation.id AS calculation_id, calculation.project_id, project.name AS project_name,
          CASE WHEN calculation.calculation_type = ANY(${sql.param(typesOf(source.types, 'baseline'))}::text[])
            THEN 'baseline' ELSE 'optimization' END AS series,
          ${set} = ANY(calculation.sets) AS in_set, ${versionsDiffer} AS other_weights
        FROM calculation JOIN project ON project.id = calculation.project_id
          AND project.organisation_id = calculation.organisation_id
        WHERE calculation.organisation_id = ${organisationId} AND calculation.project_id = ${source.projectId}
          AND calculation.deleted_at IS NULL AND calculation.calculation_type = ANY(${sql.param(source.types)}::text[])
          AND CASE WHEN calculation.calculation_type = 'applicant' AND ${source.applicantId}::uuid IS NOT NULL
            THEN calculation.applicant_id = ${source.applicantId}::uuid ELSE calculation.active END) AS side`;
    case 'pair':
      return sql`
        SELECT calculation.id AS calculation_id, calculation.project_id, project.name AS project_name,
          CASE WHEN calculation.id = ${source.baselineId} THEN 'baseline' ELSE 'optimization' END AS series,
          ${set} = ANY(calculation.sets) AS in_set, ${versionsDiffer} AS other_weights,
          ${source.baselineId}::uuid AS baseline_id, ${source.optimizationId}::uuid AS optimization_id,
          CASE WHEN bool_and(${set} = ANY(calculation.sets)) OVER () THEN ${set} ELSE ${otherSet(set)} END AS scope_set
        FROM calculation JOIN project ON project.id = calculation.project_id
          AND project.organisation_id = calculation.organisation_id
        WHERE calculation.organisation_id = ${organisationId} AND calculation.project_id = ${source.projectId}
          AND calculation.deleted_at IS NULL
          AND calculation.id IN (${source.baselineId}::uuid, ${source.optimizationId}::uuid)`;
    case 'pairs':
      return sql`${sidesOf(organisationId, sql`representative_pair`, set)} AND ${matches(source.filter)}
          AND (${source.projectIds === null} OR pair.project_id = ANY(${sql.param(source.projectIds ?? [])}::uuid[]))`;
    case 'running':
      return sql`${sidesOf(organisationId, sql`project_pair`, set)}
        AND pair.design_phase_complete_date IS NULL AND optimization.calculation_type <> 'applicant'`;
    case 'variants':
      return sql`
        SELECT calculation.id AS calculation_id, calculation.project_id, project.name AS project_name,
          calculation.id::text AS series, ${set} = ANY(calculation.sets) AS in_set,
          ${versionsDiffer} AS other_weights, NULL::uuid AS baseline_id, NULL::uuid AS optimization_id,
          ${set} AS scope_set
        FROM calculation JOIN project ON project.id = calculation.project_id
          AND project.organisation_id = calculation.organisation_id
        WHERE calculation.organisation_id = ${organisationId} AND calculation.deleted_at IS NULL
          AND calculation.id = ANY(${sql.param(source.calculationIds)}::uuid[])`;
  }
}

/**
 * Returns both sides of pairs. A pair counts in a set when both sides state it, because a comparison needs both.
 */
function sidesOf(organisationId: string, pairs: SQL, set: SetCode): SQL {
  const version = sql.identifier(`${set}_weights_version`);
  return sql`
      SELECT side.calculation_id, pair.project_id, project.name AS project_name, side.series,
        ${set} = ANY(baseline.sets) AND ${set} = ANY(optimization.sets) AS in_set,
        baseline.${version} IS DISTINCT FROM optimization.${version} AS other_weights,
        pair.baseline_id, pair.optimization_id,
        CASE WHEN ${set} = ANY(baseline.sets) AND ${set} = ANY(optimization.sets)
          THEN ${set} ELSE ${otherSet(set)} END AS scope_set
      FROM ${pairs} AS pair
      JOIN project ON project.id = pair.project_id AND project.organisation_id = pair.organisation_id
      JOIN calculation AS baseline ON baseline.id = pair.baseline_id
        AND baseline.organisation_id = pair.organisation_id
      JOIN calculation AS optimization ON optimization.id = pair.optimization_id
        AND optimization.organisation_id = pair.organisation_id
      CROSS JOIN LATERAL (VALUES (pair.baseline_id, 'baseline'), (pair.optimization_id, 'optimization'))
        AS side (calculation_id, series)
      WHERE pair.organisation_id = ${organisationId}`;
}

/** Returns the only calculation of a side; with several, the pair counts as not compared. */
function onlyOneOf(series: SeriesName): SQL {
  const ofSide = sql`FILTER (WHERE series = ${series}) OVER ()`;
  return sql`CASE WHEN count(*) ${ofSide} = 1 THEN (min(calculation_id::text) ${ofSide})::uuid
    WHEN count(*) ${ofSide} > 1 THEN calculation_id END`;
}

/** Returns the other set; posts are the same in both. */
function otherSet(set: SetCode): SetCode {
  return set === 'a1' ? 'a2' : 'a1';
}

/** Returns the condition that a completed project matches the filter. */
export function matches({ years, contractType, sector }: PairFilter): SQL {
  return sql`(
    (${years === null} OR extract(year FROM project.design_phase_complete_date)::int
      = ANY(${sql.param(years ?? [])}::int[]))
    AND (${contractType}::text IS NULL OR (project.contract_type = 'NA') = (${contractType}::text = 'NA'))
    AND (${sector}::text IS NULL OR project.sector = ${sector}::text))`;
}

function typesOf(types: readonly CalculationType[], series: SeriesName): readonly CalculationType[] {
  return types.filter((type) => seriesOf(type) === series);
}
