import { COLLECTION_CAP } from '@milieuspoor/contract';
import type { Language, OpeningStep } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../../database/rows.ts';
import { inScope } from '../../../database/scope-condition.ts';
import { sql } from '../../../database/sql.ts';
import type { Scope } from '../../../http/caller.ts';
import type { ProjectRow } from '../projects.queries.ts';

type ProjectKey = Pick<ProjectRow, 'id' | 'organisationId'>;

interface UnlockRequestRow {
  readonly id: string;
  readonly kind: OpeningStep;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly reason: string;
}

export interface ListedUnlockRequestRow extends UnlockRequestRow {
  readonly projectId: string;
  readonly projectName: string;
  readonly organisationSlug: string;
  readonly organisationName: string;
}

const ASKER = sql`coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username)`;

const REQUEST_COLUMNS = sql`
  unlock_request.id, unlock_request.kind, ${ASKER} AS "askedBy", unlock_request.asked_at AS "askedAt",
  unlock_request.reason`;

const REQUESTS = sql`unlock_request JOIN account ON account.id = unlock_request.account_id`;

/** Stores a request; returns its id, null if another one already waits for an answer. */
export async function insertUnlockRequest(
  queries: Queries,
  project: ProjectKey,
  { kind, accountId, reason, at }: { kind: OpeningStep; accountId: string; reason: string; at: Date },
): Promise<string | null> {
  const row = await findRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO unlock_request (organisation_id, project_id, account_id, kind, reason, asked_at)
      VALUES (${project.organisationId}, ${project.id}, ${accountId}, ${kind}, ${reason}, ${at})
      ON CONFLICT (project_id, organisation_id) WHERE outcome IS NULL DO NOTHING
      RETURNING id`,
  );
  return row?.id ?? null;
}

/** Returns the request of a project that waits for an answer. */
export async function findOpenUnlockRequest(
  queries: Queries,
  project: ProjectKey,
): Promise<UnlockRequestRow | null> {
  return findRow(
    queries,
    sql`
      SELECT ${REQUEST_COLUMNS} FROM ${REQUESTS}
      WHERE unlock_request.project_id = ${project.id} AND unlock_request.organisation_id = ${project.organisationId}
        AND unlock_request.outcome IS NULL`,
  );
}

/** Returns a page of the requests within the scope that wait for an answer, oldest first. */
export async function listUnlockRequests(
  queries: Queries,
  scope: Scope,
  { page }: { page: number },
): Promise<{ count: number; items: ListedUnlockRequestRow[] }> {
  const condition = sql`unlock_request.outcome IS NULL AND ${inScope(scope, sql`unlock_request.organisation_id`)}`;
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM unlock_request WHERE ${condition}`,
  );
  const items = await listRows<ListedUnlockRequestRow>(
    queries,
    sql`
      SELECT ${REQUEST_COLUMNS}, project.id AS "projectId", project.name AS "projectName",
        organisation.slug AS "organisationSlug", organisation.name AS "organisationName"
      FROM ${REQUESTS}
      JOIN project ON project.id = unlock_request.project_id
      JOIN organisation ON organisation.id = unlock_request.organisation_id
      WHERE ${condition}
      ORDER BY unlock_request.asked_at, unlock_request.id
      LIMIT ${COLLECTION_CAP} OFFSET ${(page - 1) * COLLECTION_CAP}`,
  );
  return { count, items };
}

/** Returns the project of a request within the scope. */
export async function findProjectOfRequest(
  queries: Queries,
  scope: Scope,
  id: string,
): Promise<{ readonly projectId: string } | null> {
  return findRow(
    queries,
    sql`SELECT unlock_request.project_id AS "projectId" FROM unlock_request
      WHERE unlock_request.id = ${id} AND ${inScope(scope, sql`unlock_request.organisation_id`)}`,
  );
}

/** The asker, who is told the answer. */
export interface AnsweredAsker {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
}

/**
 * Answers the open request of a project, if it is this one or of this kind; returns the asker to tell, null if there is
 * none.
 */
export async function answerUnlockRequest(
  queries: Queries,
  project: ProjectKey,
  which: { readonly id: string } | { readonly kind: OpeningStep },
  { outcome, answer, at }: { outcome: 'granted' | 'refused'; answer: string; at: Date },
): Promise<AnsweredAsker | null> {
  const chosen =
    'id' in which ? sql`unlock_request.id = ${which.id}` : sql`unlock_request.kind = ${which.kind}`;
  return findRow(
    queries,
    sql`
      UPDATE unlock_request SET outcome = ${outcome}, answer = ${answer}, decided_at = ${at}
      FROM account
      WHERE account.id = unlock_request.account_id AND unlock_request.project_id = ${project.id}
        AND unlock_request.organisation_id = ${project.organisationId} AND unlock_request.outcome IS NULL
        AND ${chosen}
      RETURNING unlock_request.id, account.email, account.language`,
  );
}

/** Returns who closed a project last, when and why: who locked it, or else who completed its last phase. */
export async function findClosing(
  queries: Queries,
  project: ProjectKey,
  by: OpeningStep,
): Promise<{ readonly by: string; readonly at: Date; readonly reason: string | null } | null> {
  const closing =
    by === 'unlock'
      ? sql`changes #>> '{locked,to}' = 'true'`
      : // An entry with a reason is a reopening; locking the award model is a step in between.
        sql`changes #>> '{status,to}' = (SELECT status FROM project WHERE id = ${project.id}) AND NOT changes ? 'reason'`;
  return findRow(
    queries,
    sql`
      SELECT actor_name AS by, occurred_at AS at, changes #>> '{reason,to}' AS reason FROM history_entry
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
        AND subject_type = 'project' AND action = 'changed' AND ${closing}
      ORDER BY id DESC LIMIT 1`,
  );
}

/** Returns the answer to the last request of a project, if it was refused after a moment. */
export async function findLastRefusal(
  queries: Queries,
  project: ProjectKey,
  after: Date | null,
): Promise<{ readonly askedBy: string; readonly at: Date; readonly answer: string } | null> {
  const row = await findRow<{
    askedBy: string;
    at: Date | null;
    answer: string | null;
    outcome: string | null;
  }>(
    queries,
    sql`
      SELECT ${ASKER} AS "askedBy", unlock_request.decided_at AS at, unlock_request.answer, unlock_request.outcome
      FROM ${REQUESTS}
      WHERE unlock_request.project_id = ${project.id} AND unlock_request.organisation_id = ${project.organisationId}
      ORDER BY unlock_request.asked_at DESC, unlock_request.id LIMIT 1`,
  );
  if (row?.outcome !== 'refused' || row.at === null || row.answer === null) return null;
  if (after !== null && row.at < after) return null;
  return { askedBy: row.askedBy, at: row.at, answer: row.answer };
}
