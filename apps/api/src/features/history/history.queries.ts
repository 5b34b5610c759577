import type {
  BidReader,
  CalculationType,
  ContractType,
  HistoryAction,
  HistoryChanges,
  HistorySubject,
} from '@milieuspoor/domain';
import { TIME_ZONE } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';
import { bidSeen } from '../bids/sealed/bid-seen.queries.ts';

export interface HistoryRow {
  readonly id: number;
  readonly occurredAt: Date;
  readonly accountId: string | null;
  readonly actorName: string;
  readonly organisationSlug: string | null;
  readonly organisationName: string | null;
  readonly projectId: string | null;
  readonly projectName: string | null;
  readonly contractType: ContractType | null;
  readonly subjectType: HistorySubject;
  readonly subjectId: string | null;
  readonly subjectName: string;
  readonly action: HistoryAction;
  readonly changes: HistoryChanges;
  /** whether it followed from another action */
  readonly automatic: boolean;
  /** whether its subject still exists, on a screen of its project */
  readonly stands: boolean;
  /** for a calculation that still exists */
  readonly calculationType: CalculationType | null;
}

/** The search filters; absent ones do not matter. Days are days in the Netherlands, 'yyyy-mm-dd'. */
export interface HistoryFilters {
  readonly search?: string | undefined;
  readonly organisationSlug?: string | undefined;
  readonly projectId?: string | undefined;
  readonly person?: string | undefined;
  readonly subject?: HistorySubject | undefined;
  readonly action?: HistoryAction | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

interface HistoryPage {
  readonly page: number;
  readonly pageSize: number;
  readonly oldestFirst: boolean;
  /** the reader: bids are sealed for some */
  readonly reader: BidReader;
}

const ENTRIES = sql`
  history_entry AS entry
    LEFT JOIN organisation ON organisation.id = entry.organisation_id
    LEFT JOIN project ON project.id = entry.project_id`;

/**
 * Whether the subject of an entry can still be opened in its project; the project itself is in the scope of the entry.
 */
const STANDS = sql`CASE entry.subject_type
  WHEN 'project' THEN project.id IS NOT NULL
  WHEN 'calculation' THEN EXISTS (
    SELECT FROM calculation WHERE calculation.id = entry.subject_id AND calculation.project_id = entry.project_id
      AND calculation.deleted_at IS NULL)
  WHEN 'applicant' THEN EXISTS (
    SELECT FROM applicant WHERE applicant.id = entry.subject_id AND applicant.project_id = entry.project_id
      AND applicant.deleted_at IS NULL)
  WHEN 'project-member' THEN EXISTS (
    SELECT FROM project_member WHERE project_member.id = entry.subject_id
      AND project_member.project_id = entry.project_id)
  WHEN 'report' THEN EXISTS (
    SELECT FROM report WHERE report.id = entry.subject_id AND report.project_id = entry.project_id)
  ELSE false END`;

/**
 * Returns a page of the history within the scope. Entries without an organisation are for readers who may open all of
 * them.
 */
export async function listHistory(
  queries: Queries,
  scope: Scope,
  filters: HistoryFilters,
  { page, pageSize, oldestFirst, reader }: HistoryPage,
): Promise<{ count: number; items: HistoryRow[] }> {
  const conditions = [inScope(scope, sql`entry.organisation_id`), ...conditionsOf(filters, reader)];
  const condition = sql.join(conditions, sql` AND `);
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM ${ENTRIES} WHERE ${condition}`,
  );
  const items = await listRows<HistoryRow>(
    queries,
    sql`
      SELECT entry.id::int AS id, entry.occurred_at AS "occurredAt", entry.account_id AS "accountId",
        entry.actor_name AS "actorName", organisation.slug AS "organisationSlug",
        organisation.name AS "organisationName", entry.project_id AS "projectId", project.name AS "projectName",
        project.contract_type AS "contractType",
        entry.subject_type AS "subjectType", entry.subject_id AS "subjectId",
        ${subjectName(reader)} AS "subjectName", entry.action,
        CASE WHEN ${ofSealedBid(reader)} THEN '{}'::jsonb ELSE entry.changes END AS changes,
        entry.automatic, ${STANDS} AS stands,
        (
          SELECT calculation.calculation_type FROM calculation
          WHERE calculation.id = entry.subject_id AND calculation.project_id = entry.project_id
            AND calculation.deleted_at IS NULL
        ) AS "calculationType"
      FROM ${ENTRIES} WHERE ${condition}
      ORDER BY ${oldestFirst ? sql`entry.occurred_at, entry.id` : sql`entry.occurred_at DESC, entry.id DESC`}
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  return { count, items };
}

/**
 * Returns the condition that an entry is about a bid that is sealed for its reader: the event is not secret, the
 * amounts are.
 */
function ofSealedBid(reader: BidReader): SQL {
  return sql`EXISTS (
    SELECT FROM applicant LEFT JOIN calculation ON calculation.applicant_id = applicant.id
    WHERE (entry.subject_type = 'applicant' AND applicant.id = entry.subject_id
        OR entry.subject_type = 'calculation' AND calculation.id = entry.subject_id)
      AND NOT (${bidSeen(sql`applicant.id`, reader)}))`;
}

/** Returns the subject of an entry: for a sealed bid its bidder, because a calculation may be named after its price. */
function subjectName(reader: BidReader): SQL {
  return sql`CASE WHEN ${ofSealedBid(reader)} THEN (
    SELECT applicant.name FROM applicant LEFT JOIN calculation ON calculation.applicant_id = applicant.id
    WHERE applicant.id = entry.subject_id OR calculation.id = entry.subject_id LIMIT 1
  ) ELSE entry.subject_name END`;
}

function conditionsOf(filters: HistoryFilters, reader: BidReader): SQL[] {
  const { search, organisationSlug, projectId, person, subject, action, from, until } = filters;
  const conditions: SQL[] = [];
  if (search)
    conditions.push(
      sql`strpos(lower(${subjectName(reader)} || ' ' || coalesce(project.name, '')), lower(${search})) > 0`,
    );
  if (organisationSlug) conditions.push(sql`organisation.slug = ${organisationSlug}`);
  if (projectId) conditions.push(sql`entry.project_id = ${projectId}`);
  if (person) conditions.push(sql`strpos(lower(entry.actor_name), lower(${person})) > 0`);
  if (subject) conditions.push(sql`entry.subject_type = ${subject}`);
  if (action) conditions.push(sql`entry.action = ${action}`);
  if (from) conditions.push(sql`entry.occurred_at >= (${from}::date)::timestamp AT TIME ZONE ${TIME_ZONE}`);
  if (until)
    conditions.push(sql`entry.occurred_at < (${until}::date + 1)::timestamp AT TIME ZONE ${TIME_ZONE}`);
  return conditions;
}
