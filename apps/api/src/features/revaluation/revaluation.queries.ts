import type { BidReader, CalculationType, ProjectStatus, SetCode, WeightedSets } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { hasWords } from '../../database/search-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';
import { bidSeen } from '../bids/sealed/bid-seen.queries.ts';
import { ITEM_COLUMNS, TOTAL_COLUMNS } from '../calculations/figures/calculation-columns.ts';
import { type FiguresOwner, figureRows } from '../calculations/figures/figure-rows.queries.ts';
import type { StoredCalculation, WeightsVersions } from '../calculations/figures/stored-calculation.ts';

/** A stored calculation in the list from which staff choose. */
export interface RevaluableRow {
  readonly id: string;
  readonly organisationId: string;
  readonly name: string;
  readonly calculationType: CalculationType;
  readonly active: boolean;
  readonly createdAt: Date;
  readonly fileName: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly status: ProjectStatus;
  readonly locked: boolean;
  readonly organisationSlug: string;
  readonly organisationName: string;
  readonly headlineMkiEur: number;
  readonly headlineSet: SetCode;
  readonly weightsVersions: WeightsVersions;
}

const COLUMNS = sql`
  calculation.id, calculation.organisation_id AS "organisationId", calculation.name,
  calculation.calculation_type AS "calculationType", calculation.active, calculation.created_at AS "createdAt",
  calculation.file_name AS "fileName", project.id AS "projectId", project.name AS "projectName", project.status,
  project.locked, organisation.slug AS "organisationSlug", organisation.name AS "organisationName",
  calculation.headline_mki_eur AS "headlineMkiEur", calculation.headline_set AS "headlineSet",
  json_build_object('a1', calculation.a1_weights_version, 'a2', calculation.a2_weights_version)
    AS "weightsVersions"`;

const CALCULATIONS = sql`
  calculation JOIN project ON project.id = calculation.project_id
    JOIN organisation ON organisation.id = calculation.organisation_id`;

/** Returns a page of the calculations within the scope, newest first. */
export async function listRevaluable(
  queries: Queries,
  scope: Scope,
  question: {
    readonly search: string;
    /** requests those that were valued with other weights than these; null for all */
    readonly otherThan: WeightedSets | null;
    /** the reader: sealed bids of others are omitted */
    readonly reader: BidReader;
    readonly page: number;
    readonly pageSize: number;
  },
): Promise<{ count: number; items: RevaluableRow[] }> {
  const { search, otherThan, reader, page, pageSize } = question;
  const words = sql`concat_ws(' ', calculation.name, project.name, organisation.name, calculation.file_name)`;
  const condition = sql`calculation.deleted_at IS NULL AND ${inScope(scope, sql`calculation.organisation_id`)}
    AND (calculation.applicant_id IS NULL OR ${bidSeen(sql`calculation.applicant_id`, reader)})
    AND ${hasWords(search, words)} AND ${otherThan ? valuedOtherwise(otherThan) : sql`true`}`;
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM ${CALCULATIONS} WHERE ${condition}`,
  );
  const items = await listRows<RevaluableRow>(
    queries,
    sql`
      SELECT ${COLUMNS} FROM ${CALCULATIONS} WHERE ${condition}
      ORDER BY calculation.created_at DESC, calculation.id
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  return { count, items };
}

/**
 * Returns the condition for other weights. A set that the calculation does not state has no version, and differs from
 * none.
 */
function valuedOtherwise({ a1, a2 }: WeightedSets): SQL {
  return sql`(calculation.a1_weights_version <> ${a1.version} OR calculation.a2_weights_version <> ${a2.version})`;
}

/** Returns one of them, null outside the scope or when it was deleted. */
export async function findRevaluable(
  queries: Queries,
  scope: Scope,
  id: string,
): Promise<RevaluableRow | null> {
  return findRow(
    queries,
    sql`
      SELECT ${COLUMNS} FROM ${CALCULATIONS}
      WHERE calculation.id = ${id} AND calculation.deleted_at IS NULL
        AND ${inScope(scope, sql`calculation.organisation_id`)}`,
  );
}

/** An active calculation beside another one in its project. */
export interface BesideRow {
  readonly id: string;
  readonly name: string;
  readonly calculationType: CalculationType;
}

/**
 * Returns the active ones of the same project that are valued with other weights than these, in a set that both state.
 */
export async function listValuedOtherwise(
  queries: Queries,
  { id, organisationId, projectId }: Pick<RevaluableRow, 'id' | 'organisationId' | 'projectId'>,
  { a1, a2 }: WeightsVersions,
): Promise<BesideRow[]> {
  return listRows(
    queries,
    sql`
      SELECT id, name, calculation_type AS "calculationType" FROM calculation
      WHERE project_id = ${projectId} AND organisation_id = ${organisationId} AND id <> ${id}
        AND active AND deleted_at IS NULL
        AND (a1_weights_version <> ${a1}::text OR a2_weights_version <> ${a2}::text)
      ORDER BY calculation_type, name, id`,
  );
}

export interface Differences {
  readonly items: number;
  readonly totals: number;
  /** set, MKI and CO2 of the headline, or which sets there are */
  readonly headline: boolean;
  /** the figures that sectors and projects compare */
  readonly comparison: boolean;
  /** warnings and notes of the import */
  readonly warnings: boolean;
}

/**
 * Counts the rows of a calculation that differ from the present result of its file, in any column and to the last
 * digit. The database compares, so this thread handles neither side.
 */
export async function countDifferences(
  queries: Queries,
  owner: FiguresOwner,
  fresh: StoredCalculation,
): Promise<Differences> {
  const items = figureRows(ITEM_COLUMNS, fresh.items);
  const totals = figureRows(TOTAL_COLUMNS, fresh.totals);
  const { sets, materialTon, secondaryTon } = fresh.comparable;
  const itself = sql`calculation.id = ${owner.calculationId} AND calculation.organisation_id = ${owner.organisationId}`;
  const whose = sql`calculation_id = ${owner.calculationId} AND organisation_id = ${owner.organisationId}`;
  const countOf = (table: string, key: SQL, { names, rows }: typeof items) => sql`(
    WITH stored AS (SELECT ${names} FROM ${sql.identifier(table)} WHERE ${whose}), fresh AS (${rows})
    SELECT count(DISTINCT ${key})::int FROM (
      (TABLE stored EXCEPT TABLE fresh) UNION ALL (TABLE fresh EXCEPT TABLE stored)
    ) AS differing)`;
  return getRow(
    queries,
    sql`
      SELECT ${countOf('calculation_item', sql`position`, items)} AS items,
        ${countOf('calculation_total', sql`(level, node_id)`, totals)} AS totals,
        NOT EXISTS (
          SELECT FROM calculation WHERE ${itself}
            AND sets = ${sql.param(fresh.sets)}::text[] AND headline_set = ${fresh.headlineSet}
            AND headline_mki_eur = ${fresh.headlineMkiEur}::float8
            AND headline_co2_kg IS NOT DISTINCT FROM ${fresh.headlineCo2Kg}::float8
        ) AS headline,
        NOT EXISTS (
          SELECT FROM calculation WHERE ${itself} AND warnings = ${JSON.stringify(fresh.warnings)}::jsonb
        ) AS warnings,
        NOT EXISTS (
          SELECT FROM calculation JOIN calculation_comparable AS comparable ON comparable.calculation_id = calculation.id
          WHERE ${itself}
            AND (a1_mki_eur, a1_co2_kg, a2_mki_eur, a2_co2_kg, material_ton, secondary_ton) IS NOT DISTINCT FROM
              (${sets.a1.mkiEur}::float8, ${sets.a1.co2Kg}::float8, ${sets.a2.mkiEur}::float8,
                ${sets.a2.co2Kg}::float8, ${materialTon}::float8, ${secondaryTon}::float8)
        ) AS comparison`,
  );
}
