import { COLLECTION_CAP } from '@milieuspoor/contract';
import { ACCOUNT_PERSON, type AccountPerson } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../../database/rows.ts';
import { inScope } from '../../../database/scope-condition.ts';
import { sql } from '../../../database/sql.ts';
import { readColumns } from '../../../database/stated-columns.ts';
import type { Scope } from '../../../http/caller.ts';
import type { ProjectRow } from '../projects.queries.ts';

export interface ProjectMemberRow extends AccountPerson {
  readonly id: string;
  readonly projectId: string;
  readonly accountId: string;
  readonly email: string;
  readonly experience: string;
}

const MEMBER_COLUMNS = sql`
  project_member.id, project_member.project_id AS "projectId", account.id AS "accountId",
  ${readColumns('account', ACCOUNT_PERSON)}, account.email,
  project_member.experience`;

const MEMBERS = sql`project_member JOIN account ON account.id = project_member.account_id`;

/** Returns a page of the members of a project, by name. */
export async function listProjectMembers(
  queries: Queries,
  scope: Scope,
  { projectId, page }: { projectId: string; page: number },
): Promise<{ count: number; items: ProjectMemberRow[] }> {
  const condition = sql`project_member.project_id = ${projectId}
    AND ${inScope(scope, sql`project_member.organisation_id`)}`;
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM project_member WHERE ${condition}`,
  );
  const items = await listRows<ProjectMemberRow>(
    queries,
    sql`
      SELECT ${MEMBER_COLUMNS} FROM ${MEMBERS} WHERE ${condition}
      ORDER BY lower(account.first_name), lower(account.last_name), project_member.id
      LIMIT ${COLLECTION_CAP} OFFSET ${(page - 1) * COLLECTION_CAP}`,
  );
  return { count, items };
}

/** Returns a member of a project within the scope. */
export async function findProjectMember(
  queries: Queries,
  scope: Scope,
  id: string,
): Promise<ProjectMemberRow | null> {
  return findRow(
    queries,
    sql`SELECT ${MEMBER_COLUMNS} FROM ${MEMBERS}
      WHERE project_member.id = ${id} AND ${inScope(scope, sql`project_member.organisation_id`)}`,
  );
}

/**
 * Tells whether an account can be a member of a project: an active one of its organisation that has joined, and no
 * viewer, because viewers see no projects.
 */
export async function mayTakePart(
  queries: Queries,
  project: Pick<ProjectRow, 'organisationId'>,
  accountId: string,
): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`
      SELECT membership.id FROM membership JOIN account ON account.id = membership.account_id
      WHERE membership.organisation_id = ${project.organisationId} AND account.id = ${accountId}
        AND membership.active AND account.active AND account.invited_at IS NULL
        AND account.dashboard_type <> 'viewer'`,
  );
  return row !== null;
}

/** Adds somebody to a project; returns the id, null if they were a member already. */
export async function insertProjectMember(
  queries: Queries,
  project: Pick<ProjectRow, 'id' | 'organisationId'>,
  { accountId, experience, now }: { accountId: string; experience: string; now: Date },
): Promise<string | null> {
  const row = await findRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO project_member (organisation_id, project_id, account_id, experience, created_at)
      VALUES (${project.organisationId}, ${project.id}, ${accountId}, ${experience}, ${now})
      ON CONFLICT (project_id, account_id, organisation_id) DO NOTHING
      RETURNING id`,
  );
  return row?.id ?? null;
}

export async function deleteProjectMember(
  queries: Queries,
  project: Pick<ProjectRow, 'id' | 'organisationId'>,
  id: string,
): Promise<void> {
  await queries.execute(sql`
    DELETE FROM project_member
    WHERE id = ${id} AND project_id = ${project.id} AND organisation_id = ${project.organisationId}`);
}

/** Removes somebody from every project of every organisation, even as the last member. */
export async function leaveAllProjects(queries: Queries, accountId: string): Promise<void> {
  await queries.execute(sql`DELETE FROM project_member WHERE account_id = ${accountId}`);
}

/** Returns the number of members of a project. */
export async function countProjectMembers(
  queries: Queries,
  project: Pick<ProjectRow, 'id' | 'organisationId'>,
): Promise<number> {
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`
      SELECT count(*)::int AS count FROM project_member
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}`,
  );
  return count;
}
