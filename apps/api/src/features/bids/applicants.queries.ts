import {
  BID_FIELDS,
  type BidRuling,
  type BidWithCriteria,
  type CriteriaDiscount,
  versionMoment,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { sql } from '../../database/sql.ts';
import { assignments, columnsOf, columnValues, readColumns } from '../../database/stated-columns.ts';
import type { Scope } from '../../http/caller.ts';

type Project = { readonly id: string; readonly organisationId: string };

export interface ApplicantRow extends BidWithCriteria {
  readonly id: string;
  readonly organisationId: string;
  readonly projectId: string;
  /** increases with every change by a person */
  readonly revision: number;
  /** the account that entered it; null if unknown */
  readonly enteredBy: string | null;
  readonly enteredByName: string;
  /** why it won without being first alone; null for every other bid */
  readonly winnerReason: string | null;
  /** that it takes no part, why, and since when; each is null for a bid that takes part */
  readonly ruling: BidRuling | null;
  readonly rulingReason: string | null;
  readonly ruledAt: Date | null;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  readonly deletedAt: Date | null;
}

const COLUMNS = sql`
  applicant.id, applicant.organisation_id AS "organisationId", applicant.project_id AS "projectId",
  ${readColumns('applicant', BID_FIELDS)}, applicant.revision, applicant.entered_by AS "enteredBy",
  coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username, '') AS "enteredByName",
  applicant.winner_reason AS "winnerReason", applicant.ruling, applicant.ruling_reason AS "rulingReason",
  applicant.ruled_at AS "ruledAt",
  applicant.created_at AS "createdAt", applicant.modified_at AS "modifiedAt", applicant.deleted_at AS "deletedAt"`;

const APPLICANTS = sql`applicant LEFT JOIN account ON account.id = applicant.entered_by`;

/** Returns the bidders of a project, in the order in which they were entered. */
export async function listApplicants(queries: Queries, project: Project): Promise<ApplicantRow[]> {
  return listRows(
    queries,
    sql`
      SELECT ${COLUMNS} FROM ${APPLICANTS}
      WHERE applicant.project_id = ${project.id} AND applicant.organisation_id = ${project.organisationId}
        AND applicant.deleted_at IS NULL
      ORDER BY applicant.place`,
  );
}

/** Returns a bidder within the scope; a deleted one only on request. */
export async function findApplicant(
  queries: Queries,
  scope: Scope,
  id: string,
  { includingDeleted = false }: { includingDeleted?: boolean } = {},
): Promise<ApplicantRow | null> {
  return findRow(
    queries,
    sql`
      SELECT ${COLUMNS} FROM ${APPLICANTS}
      WHERE applicant.id = ${id} AND (${includingDeleted} OR applicant.deleted_at IS NULL)
        AND ${inScope(scope, sql`applicant.organisation_id`)}`,
  );
}

/** Returns which of these names another bidder of the project already has, in small letters. */
export async function listTakenNames(
  queries: Queries,
  project: Project,
  names: readonly string[],
  { besides = null }: { readonly besides?: string | null } = {},
): Promise<string[]> {
  const rows = await listRows<{ name: string }>(
    queries,
    sql`
      SELECT lower(name) AS name FROM applicant
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId} AND deleted_at IS NULL
        AND id IS DISTINCT FROM ${besides}::uuid
        AND lower(name) IN (SELECT lower(asked) FROM unnest(${sql.param(names)}::text[]) AS asked)`,
  );
  return rows.map(({ name }) => name);
}

/** Stores a bidder; returns its id. */
export async function insertApplicant(
  queries: Queries,
  project: Project,
  bid: BidWithCriteria & { readonly enteredBy: string; readonly now: Date },
): Promise<string> {
  const { id } = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO applicant (organisation_id, project_id, ${columnsOf(BID_FIELDS)}, entered_by, created_at, modified_at)
      VALUES (${project.organisationId}, ${project.id}, ${columnValues(BID_FIELDS, bid)}, ${bid.enteredBy}, ${bid.now}, ${bid.now})
      RETURNING id`,
  );
  return id;
}

/** Stores the changes by a person as a new revision; absent keys do not change. */
export async function updateApplicantRow(
  queries: Queries,
  applicant: Pick<ApplicantRow, 'id' | 'organisationId' | 'modifiedAt'>,
  changes: Partial<BidWithCriteria>,
  now: Date,
): Promise<void> {
  const set = [
    sql`revision = revision + 1`,
    sql`modified_at = ${versionMoment(now, applicant.modifiedAt)}`,
    ...assignments(BID_FIELDS, changes),
  ];
  await queries.execute(sql`
    UPDATE applicant SET ${sql.join(set, sql`, `)}
    WHERE id = ${applicant.id} AND organisation_id = ${applicant.organisationId}`);
}

/** Marks a bidder as deleted at this moment, or removes that mark; its calculation is handled separately. */
export async function markApplicant(
  queries: Queries,
  applicant: Pick<ApplicantRow, 'id' | 'organisationId'>,
  deletedAt: Date | null,
): Promise<void> {
  await queries.execute(sql`
    UPDATE applicant SET deleted_at = ${deletedAt}
    WHERE id = ${applicant.id} AND organisation_id = ${applicant.organisationId}`);
}

/** A bidder with what its criteria were given. */
export type GivenDiscount = CriteriaDiscount &
  Pick<ApplicantRow, 'id' | 'name' | 'organisationId' | 'enteredBy' | 'modifiedAt' | 'deletedAt'>;

/**
 * Returns the bidders who were given a discount on other criteria; including deleted ones, since they can be restored.
 */
export async function listGivenDiscounts(queries: Queries, project: Project): Promise<GivenDiscount[]> {
  return listRows(
    queries,
    sql`
      SELECT id, name, organisation_id AS "organisationId", entered_by AS "enteredBy", modified_at AS "modifiedAt", deleted_at AS "deletedAt",
        criteria_discount_eur AS "criteriaDiscountEur", criteria_values AS "criteriaValues",
        criteria_marks AS "criteriaMarks"
      FROM applicant
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
        AND (criteria_discount_eur IS NOT NULL OR criteria_values <> '{}')
      ORDER BY name, id`,
  );
}

/** Stores that a bidder takes no part and why, or, without a ruling, that it does again; a new revision. */
export async function updateRuling(
  queries: Queries,
  applicant: Pick<ApplicantRow, 'id' | 'organisationId' | 'modifiedAt'>,
  { ruling, reason, now }: { readonly ruling: BidRuling | null; readonly reason: string; readonly now: Date },
): Promise<void> {
  await queries.execute(sql`
    UPDATE applicant SET ruling = ${ruling}, ruling_reason = ${ruling && reason}, ruled_at = ${ruling && now},
      revision = revision + 1, modified_at = ${versionMoment(now, applicant.modifiedAt)}
    WHERE id = ${applicant.id} AND organisation_id = ${applicant.organisationId}`);
}

/** Tells whether a project has a bid that somebody else entered, or whose author is unknown. */
export async function hasBidsOfOthers(
  queries: Queries,
  project: Project,
  { accountId }: { readonly accountId: string },
): Promise<boolean> {
  const { has } = await getRow<{ has: boolean }>(
    queries,
    sql`
      SELECT EXISTS (
        SELECT FROM applicant WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
          AND deleted_at IS NULL AND entered_by IS DISTINCT FROM ${accountId}
      ) AS has`,
  );
  return has;
}

/** Tells whether a bidder of a project was ever entered: a deleted one is still in its history. */
export async function hadApplicants(queries: Queries, project: Project): Promise<boolean> {
  const { had } = await getRow<{ had: boolean }>(
    queries,
    sql`
      SELECT EXISTS (
        SELECT FROM applicant WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
      ) AS had`,
  );
  return had;
}

/** Returns who changed a bidder last; '' if that person is unknown. */
export async function findLastBidEditor(
  queries: Queries,
  applicant: Pick<ApplicantRow, 'id' | 'organisationId' | 'projectId'>,
): Promise<string> {
  const row = await findRow<{ name: string }>(
    queries,
    sql`
      SELECT actor_name AS name FROM history_entry
      WHERE project_id = ${applicant.projectId} AND organisation_id = ${applicant.organisationId}
        AND subject_type = 'applicant' AND subject_id = ${applicant.id}
      ORDER BY id DESC LIMIT 1`,
  );
  return row?.name ?? '';
}
