import { COLLECTION_CAP } from '@milieuspoor/contract';
import {
  type BidReader,
  CALCULATION_FIELDS,
  type CalculationState,
  type CalculationType,
  versionMoment,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { sql } from '../../database/sql.ts';
import { assignments } from '../../database/stated-columns.ts';
import type { Scope } from '../../http/caller.ts';
import { bidSeen } from '../bids/sealed/bid-seen.queries.ts';
import {
  CALCULATION_COLUMNS,
  CALCULATIONS,
  type CalculationRow,
  STANDING_COLUMNS,
  type StandingCalculation,
} from './calculation-row.queries.ts';

/** Returns a page of a project's calculations, newest first; of one type, or of all. */
export async function listCalculations(
  queries: Queries,
  scope: Scope,
  question: {
    readonly projectId: string;
    readonly type: CalculationType | null;
    /** requests those that were deleted after this moment; null for existing ones */
    readonly deletedAfter: Date | null;
    /** the reader: bids are sealed for some; null for one who sees no bids */
    readonly reader: BidReader | null;
    readonly page: number;
  },
): Promise<{ count: number; items: CalculationRow[] }> {
  const { projectId, type, deletedAfter, reader, page } = question;
  const presence = deletedAfter
    ? sql`calculation.deleted_at > ${deletedAfter}`
    : sql`calculation.deleted_at IS NULL`;
  const condition = sql`calculation.project_id = ${projectId} AND ${presence}
    AND ${inScope(scope, sql`calculation.organisation_id`)}
    AND (${type}::text IS NULL OR calculation.calculation_type = ${type})
    AND (calculation.applicant_id IS NULL OR ${reader ? bidSeen(sql`calculation.applicant_id`, reader) : sql`false`})`;
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM calculation WHERE ${condition}`,
  );
  const items = await listRows<CalculationRow>(
    queries,
    sql`
      SELECT ${CALCULATION_COLUMNS} FROM ${CALCULATIONS} WHERE ${condition}
      ORDER BY calculation.created_at DESC, calculation.id
      LIMIT ${COLLECTION_CAP} OFFSET ${(page - 1) * COLLECTION_CAP}`,
  );
  return { count, items };
}

/** Returns the calculations of a project's bidders, one for each that has one. */
export async function listCalculationsOfApplicants(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
): Promise<CalculationRow[]> {
  return listRows(
    queries,
    sql`
      SELECT ${CALCULATION_COLUMNS} FROM ${CALCULATIONS}
      WHERE calculation.project_id = ${project.id} AND calculation.organisation_id = ${project.organisationId}
        AND calculation.applicant_id IS NOT NULL AND calculation.deleted_at IS NULL`,
    'once',
  );
}

/** Returns those of the calculations that a project has, including bids: the caller must handle what is sealed. */
export async function listCalculationsByIds(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
  ids: readonly string[],
): Promise<CalculationRow[]> {
  return listRows(
    queries,
    sql`
      SELECT ${CALCULATION_COLUMNS} FROM ${CALCULATIONS}
      WHERE calculation.project_id = ${project.id} AND calculation.organisation_id = ${project.organisationId}
        AND calculation.id = ANY(${sql.param(ids)}::uuid[]) AND calculation.deleted_at IS NULL`,
    'once',
  );
}

/**
 * Returns a calculation within the scope, unless it was deleted; a deleted one too when requested. Planning all of its
 * columns takes ten times as long as reading them.
 */
export async function findCalculation(
  queries: Queries,
  scope: Scope,
  id: string,
  { includingDeleted = false }: { includingDeleted?: boolean } = {},
): Promise<CalculationRow | null> {
  return findRow(
    queries,
    sql`
      SELECT ${CALCULATION_COLUMNS} FROM ${CALCULATIONS}
      WHERE calculation.id = ${id} AND (${includingDeleted} OR calculation.deleted_at IS NULL)
        AND ${inScope(scope, sql`calculation.organisation_id`)}`,
    'once',
  );
}

/** Returns the active calculation of a type in a project, with the set of its headline figure. */
export async function findActiveCalculation(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
  type: CalculationType,
): Promise<StandingCalculation | null> {
  return findRow(
    queries,
    sql`
      SELECT ${STANDING_COLUMNS} FROM calculation
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
        AND calculation_type = ${type} AND active AND deleted_at IS NULL`,
  );
}

/** Returns the only calculation of a bidder. */
export async function findCalculationOfApplicant(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
  applicantId: string,
): Promise<StandingCalculation | null> {
  return findRow(
    queries,
    sql`
      SELECT ${STANDING_COLUMNS} FROM calculation
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
        AND applicant_id = ${applicantId} AND deleted_at IS NULL`,
  );
}

/** Tells whether a project has calculations of a type, active or not. */
export async function hasCalculations(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
  type: CalculationType,
): Promise<boolean> {
  const row = await getRow<{ found: boolean }>(
    queries,
    sql`
      SELECT EXISTS (
        SELECT FROM calculation WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
          AND calculation_type = ${type} AND deleted_at IS NULL
      ) AS found`,
  );
  return row.found;
}

/** Tells whether a project has an optimisation of any kind, active or not, or a bidder. */
export async function hasOptimization(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
): Promise<boolean> {
  const row = await getRow<{ found: boolean }>(
    queries,
    sql`
      SELECT EXISTS (
        SELECT FROM calculation WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
          AND calculation_type IN ('design-optimization', 'as-built-optimization', 'applicant')
          AND deleted_at IS NULL
      ) OR EXISTS (
        SELECT FROM applicant WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
          AND deleted_at IS NULL
      ) AS found`,
  );
  return row.found;
}

/** Stores a change by a person, as a new revision; absent keys do not change. */
export async function updateCalculationRow(
  queries: Queries,
  calculation: Pick<CalculationRow, 'id' | 'organisationId' | 'modifiedAt'>,
  changes: Partial<CalculationState>,
  now: Date,
): Promise<void> {
  const set = [
    sql`revision = revision + 1`,
    sql`modified_at = ${versionMoment(now, calculation.modifiedAt)}`,
    ...assignments(CALCULATION_FIELDS, changes),
  ];
  await queries.execute(sql`
    UPDATE calculation SET ${sql.join(set, sql`, `)}
    WHERE id = ${calculation.id} AND organisation_id = ${calculation.organisationId}`);
}

/** Activates a calculation that nobody ticked, which is not a revision of it. */
export async function activateCalculation(
  queries: Queries,
  calculation: Pick<CalculationRow, 'id' | 'organisationId'>,
): Promise<void> {
  await queries.execute(sql`
    UPDATE calculation SET active = true
    WHERE id = ${calculation.id} AND organisation_id = ${calculation.organisationId}`);
}

/** Returns who last changed a calculation; '' when that person is unknown. */
export async function findLastCalculationEditor(
  queries: Queries,
  calculation: Pick<CalculationRow, 'id' | 'organisationId' | 'projectId'>,
): Promise<string> {
  const row = await findRow<{ name: string }>(
    queries,
    sql`
      SELECT actor_name AS name FROM history_entry
      WHERE project_id = ${calculation.projectId} AND organisation_id = ${calculation.organisationId}
        AND subject_type = 'calculation' AND subject_id = ${calculation.id}
      ORDER BY id DESC LIMIT 1`,
  );
  return row?.name ?? '';
}

/** Deactivates the active calculations of the type; returns those that were active. */
export async function deactivateCalculations(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
  type: CalculationType,
): Promise<{ id: string; name: string; applicantId: string | null }[]> {
  return listRows(
    queries,
    sql`
      UPDATE calculation SET active = false
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
        AND calculation_type = ${type} AND active AND deleted_at IS NULL
      RETURNING id, name, applicant_id AS "applicantId"`,
  );
}

/** Returns the newest calculation of a type. */
export async function findNewestCalculation(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
  type: CalculationType,
): Promise<Pick<CalculationRow, 'id' | 'organisationId' | 'name' | 'active' | 'headlineSet'> | null> {
  return findRow(
    queries,
    sql`
      SELECT id, organisation_id AS "organisationId", name, active, headline_set AS "headlineSet" FROM calculation
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
        AND calculation_type = ${type} AND deleted_at IS NULL
      ORDER BY created_at DESC, id DESC LIMIT 1`,
  );
}

/** Returns exactly the bytes that were uploaded. */
export async function findCalculationFile(
  queries: Queries,
  scope: Scope,
  id: string,
): Promise<{ fileName: string; bytes: Buffer } | null> {
  return findRow(
    queries,
    sql`
      SELECT calculation.file_name AS "fileName", file.bytes
      FROM calculation JOIN calculation_file AS file ON file.calculation_id = calculation.id
      WHERE calculation.id = ${id} AND calculation.deleted_at IS NULL
        AND ${inScope(scope, sql`calculation.organisation_id`)}`,
  );
}

/** Returns the file with quantities that a calculation was made of. */
export async function findQuantitiesFile(
  queries: Queries,
  scope: Scope,
  id: string,
): Promise<{ fileName: string; bytes: Buffer } | null> {
  return findRow(
    queries,
    sql`
      SELECT file.name AS "fileName", file.bytes
      FROM calculation JOIN quantities_file AS file ON file.calculation_id = calculation.id
        AND file.organisation_id = calculation.organisation_id
      WHERE calculation.id = ${id} AND calculation.deleted_at IS NULL
        AND ${inScope(scope, sql`calculation.organisation_id`)}`,
  );
}
