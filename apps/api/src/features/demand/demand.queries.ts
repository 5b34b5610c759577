import type { ProjectType, Sector, SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { tenderSealed } from '../bids/sealed/bid-seen.queries.ts';
import { weighsIn } from '../calculations/figures/weighs-in.queries.ts';
import { STORED_TOTALS, type StoredTotal } from '../calculations/stored-totals.queries.ts';
import type { PromisingProject } from '../promises/promises.queries.ts';
import { PAIR_SIDE_COLUMNS, type PairSideRow, sidesOfPairs } from '../results/pair-sides.queries.ts';

/** The kind of work that is tendered. */
export interface KindOfWork {
  readonly sector: Sector;
  /** null for all types of the sector */
  readonly projectType: ProjectType | null;
}

/** A completed project of the kind, with the target value that its bidders were given. */
export interface DemandProjectRow extends PromisingProject {
  /** whole euro; null where no model is complete */
  readonly referenceEur: number | null;
  readonly targetEur: number | null;
  /** estimated size of the contract, euro; likewise */
  readonly sizeEur: number | null;
}

/** Returns the projects of a kind whose design is completed, but for one; the newest first. */
export async function listDemandProjects(
  queries: Queries,
  organisationId: string,
  { sector, projectType, but }: KindOfWork & { readonly but: string | null },
): Promise<DemandProjectRow[]> {
  return listRows(
    queries,
    sql`
      SELECT project.id, project.name, project.status,
        extract(year FROM project.design_phase_complete_date)::int AS year, project.contract_type AS "contractType",
        project.award_criteria AS "awardCriteria", project.asbuilt_scope_changed AS "asbuiltScopeChanged",
        ${tenderSealed(sql`project`)} AS sealed,
        CASE WHEN project.emvi_status = 'Locked' THEN project.mki_upper_boundary_eur END AS "referenceEur",
        CASE WHEN project.emvi_status = 'Locked' THEN project.mki_lower_boundary_eur END AS "targetEur",
        CASE WHEN project.emvi_status = 'Locked' THEN project.scope_eur END AS "sizeEur"
      FROM project
      WHERE project.organisation_id = ${organisationId} AND project.design_phase_complete_date IS NOT NULL
        AND project.sector = ${sector} AND (${projectType}::text IS NULL OR project.project_type = ${projectType})
        AND project.id IS DISTINCT FROM ${but}::uuid
      ORDER BY project.design_phase_complete_date DESC, lower(project.name), project.id`,
    'once',
  );
}

/** The baseline that is tendered. */
export interface TenderBaselineRow {
  readonly id: string;
  readonly name: string;
  readonly headlineSet: SetCode;
  /** euro, in that set */
  readonly headlineMkiEur: number;
  readonly itemCount: number;
  readonly totals: Readonly<Record<SetCode, StoredTotal | null>>;
  readonly weightsVersions: Readonly<Record<SetCode, string | null>>;
  /** whether the weights of the set count in its MKI: in one that is only stated they do not */
  readonly weighed: Readonly<Record<SetCode, boolean>>;
}

/** Returns the active design baseline of a project; null without one. */
export async function findTenderBaseline(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
): Promise<TenderBaselineRow | null> {
  return findRow(
    queries,
    sql`
      SELECT calculation.id, calculation.name, calculation.headline_set AS "headlineSet",
        calculation.headline_mki_eur AS "headlineMkiEur",
        total.item_count AS "itemCount", ${STORED_TOTALS} AS totals,
        json_build_object('a1', calculation.a1_weights_version, 'a2', calculation.a2_weights_version) AS "weightsVersions",
        json_build_object('a1', ${weighsIn('a1')}, 'a2', ${weighsIn('a2')}) AS weighed
      FROM calculation
      JOIN calculation_total AS total ON total.calculation_id = calculation.id AND total.level = 'calculation'
        AND total.organisation_id = calculation.organisation_id
      WHERE calculation.project_id = ${project.id} AND calculation.organisation_id = ${project.organisationId}
        AND calculation.calculation_type = 'design-baseline' AND calculation.active AND calculation.deleted_at IS NULL`,
    'once',
  );
}

/** One side of a bid beside the baseline of its tender; nothing in it names the bidder. */
export interface BidSideRow extends PairSideRow {
  readonly projectId: string;
  /** of the calculation of the bid */
  readonly bidId: string;
  /** whether the weights of the asked set count in the MKI of this side */
  readonly weighed: boolean;
}

/** Returns the bids that took part in these tenders, each beside the active baseline; none of a sealed tender. */
export async function listBidSides(
  queries: Queries,
  organisationId: string,
  projectIds: readonly string[],
  set: SetCode,
): Promise<BidSideRow[]> {
  const pairs = sql`(
    SELECT project.organisation_id, project.id AS project_id, baseline.id AS baseline_id, offer.id AS optimization_id
    FROM project
    JOIN calculation AS baseline ON baseline.project_id = project.id
      AND baseline.organisation_id = project.organisation_id AND baseline.calculation_type = 'design-baseline'
      AND baseline.active AND baseline.deleted_at IS NULL
    JOIN applicant AS bid ON bid.project_id = project.id AND bid.organisation_id = project.organisation_id
      AND bid.deleted_at IS NULL AND bid.ruling IS NULL
    JOIN calculation AS offer ON offer.applicant_id = bid.id AND offer.organisation_id = project.organisation_id
      AND offer.calculation_type = 'applicant' AND offer.deleted_at IS NULL
    WHERE project.organisation_id = ${organisationId} AND project.id = ANY(${sql.param(projectIds)}::uuid[])
      AND project.design_phase_complete_date IS NOT NULL AND NOT ${tenderSealed(sql`project`)})`;
  return listRows(
    queries,
    sql`
      SELECT pair.project_id AS "projectId", pair.optimization_id AS "bidId", ${weighsIn(set)} AS weighed,
        ${PAIR_SIDE_COLUMNS}
      FROM ${sidesOfPairs(pairs)}`,
    'once',
  );
}

/** What a product group of a pair costs on both sides, euro; 0 on a side that does not have it. */
export interface PairGroupRow {
  readonly baselineId: string;
  readonly optimizationId: string;
  readonly name: string;
  readonly baseline: number;
  readonly optimization: number;
}

/** Returns the product groups of pairs of calculations, in one set. */
export async function listPairGroups(
  queries: Queries,
  organisationId: string,
  pairs: readonly { readonly baselineId: string; readonly optimizationId: string }[],
  set: SetCode,
): Promise<PairGroupRow[]> {
  return listRows(
    queries,
    sql`
      SELECT asked.baseline_id AS "baselineId", asked.optimization_id AS "optimizationId", total.name,
        coalesce(sum(sum_of_modules(total.${sql.identifier(`${set}_mki_eur`)}))
          FILTER (WHERE total.calculation_id = asked.baseline_id), 0) AS baseline,
        coalesce(sum(sum_of_modules(total.${sql.identifier(`${set}_mki_eur`)}))
          FILTER (WHERE total.calculation_id = asked.optimization_id), 0) AS optimization
      FROM unnest(${sql.param(pairs.map(({ baselineId }) => baselineId))}::uuid[],
        ${sql.param(pairs.map(({ optimizationId }) => optimizationId))}::uuid[]) AS asked (baseline_id, optimization_id)
      JOIN calculation_total AS total ON total.calculation_id IN (asked.baseline_id, asked.optimization_id)
        AND total.organisation_id = ${organisationId} AND total.level = 'product_group'
      GROUP BY asked.baseline_id, asked.optimization_id, total.node_id, total.name
      ORDER BY asked.baseline_id, asked.optimization_id, total.name`,
    'once',
  );
}
