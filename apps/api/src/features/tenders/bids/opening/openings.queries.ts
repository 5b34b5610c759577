import type { Language } from '@milieuspoor/domain';
import type { Queries } from '../../../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../../../database/rows.ts';
import { inScope } from '../../../../database/scope-condition.ts';
import { sql } from '../../../../database/sql.ts';
import type { Scope } from '../../../../http/caller.ts';
import { tenderSealed } from '../../../bids/sealed/bid-seen.queries.ts';
import type { OpeningSubject } from '../../../projects/projects.queries.ts';

type Project = { readonly id: string; readonly organisationId: string };

const NAME = sql`coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username)`;

/**
 * The possible witnesses of an opening: active members of the project's organisation who work on projects and have
 * signed in.
 */
const WITNESSES = sql`membership JOIN account ON account.id = membership.account_id AND account.active
  AND account.invited_at IS NULL AND membership.active AND account.dashboard_type <> 'viewer'`;

/** A person who can be mailed. */
export interface WitnessRow {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** Returns a member who can be the witness of an opening, by id; null if there is none. */
export async function findWitness(
  queries: Queries,
  project: Project,
  accountId: string,
): Promise<WitnessRow | null> {
  return findRow(
    queries,
    sql`
      SELECT ${NAME} AS name, account.email, account.language FROM ${WITNESSES}
      WHERE membership.organisation_id = ${project.organisationId} AND account.id = ${accountId}`,
  );
}

/** Tells whether an organisation has another such member. */
export async function hasOtherWitness(
  queries: Queries,
  project: Project,
  accountId: string,
): Promise<boolean> {
  const { has } = await getRow<{ has: boolean }>(
    queries,
    sql`
      SELECT EXISTS (
        SELECT FROM ${WITNESSES}
        WHERE membership.organisation_id = ${project.organisationId} AND account.id <> ${accountId}
      ) AS has`,
  );
  return has;
}

interface AskedOpening {
  readonly at: Date;
  readonly accountId: string;
  /** null if the provider confirms */
  readonly witnessId: string | null;
  readonly subject: OpeningSubject;
}

/** Stores a request to open the bids of a project in place of an earlier one; null removes it. */
export async function setOpeningRequest(
  queries: Queries,
  project: Project,
  asked: AskedOpening | null,
): Promise<void> {
  await queries.execute(sql`
    UPDATE project SET opening_asked_at = ${asked?.at ?? null}, opening_asked_by = ${asked?.accountId ?? null},
      opening_witness = ${asked?.witnessId ?? null},
      opening_asked_of = ${asked && JSON.stringify(asked.subject)}::jsonb
    WHERE id = ${project.id} AND organisation_id = ${project.organisationId}`);
}

/** Marks the bids of a project as opened, under the current model, and removes the request. */
export async function markBidsOpened(queries: Queries, project: Project, now: Date): Promise<void> {
  await queries.execute(sql`
    UPDATE project SET bids_opened_at = ${now}, bids_opened_model_version = award_model_version,
      opening_asked_at = NULL, opening_asked_by = NULL, opening_witness = NULL, opening_asked_of = NULL
    WHERE id = ${project.id} AND organisation_id = ${project.organisationId}`);
}

export interface WaitingOpeningRow {
  readonly id: string;
  readonly organisationId: string;
  readonly organisationSlug: string;
  readonly name: string;
  readonly modifiedAt: Date;
  /** the other person, if they can still be mailed */
  readonly other: WitnessRow | null;
}

/** Returns a request to open bids in which somebody is the asker or the witness, locked; null if there is none. */
export async function findWaitingOpening(
  queries: Queries,
  organisationId: string,
  { projectId, leaverId }: { readonly projectId: string; readonly leaverId: string },
): Promise<WaitingOpeningRow | null> {
  return findRow(
    queries,
    sql`
      SELECT project.id, project.organisation_id AS "organisationId", organisation.slug AS "organisationSlug",
        project.name, project.modified_at AS "modifiedAt",
        (
          SELECT jsonb_build_object('name', ${NAME}, 'email', account.email, 'language', account.language)
          FROM account
          WHERE account.id IN (project.opening_asked_by, project.opening_witness) AND account.id <> ${leaverId}
            AND account.email <> ''
        ) AS other
      FROM project JOIN organisation ON organisation.id = project.organisation_id
      WHERE project.id = ${projectId} AND project.organisation_id = ${organisationId}
        AND project.opening_asked_at IS NOT NULL AND ${leaverId} IN (project.opening_asked_by, project.opening_witness)
      FOR UPDATE OF project`,
  );
}

export interface OpeningRequestRow {
  readonly projectId: string;
  readonly projectName: string;
  readonly organisationSlug: string;
  readonly organisationName: string;
  readonly askedBy: string;
  readonly askedAt: Date;
}

/**
 * Returns the openings within the scope that wait for somebody: those that they are asked to confirm, and for staff
 * those that wait for the provider.
 */
export async function listOpeningRequests(
  queries: Queries,
  scope: Scope,
  { accountId, isProvider }: { readonly accountId: string; readonly isProvider: boolean },
): Promise<OpeningRequestRow[]> {
  return listRows(
    queries,
    sql`
      SELECT project.id AS "projectId", project.name AS "projectName", organisation.slug AS "organisationSlug",
        organisation.name AS "organisationName", ${NAME} AS "askedBy", project.opening_asked_at AS "askedAt"
      FROM project JOIN organisation ON organisation.id = project.organisation_id
        JOIN account ON account.id = project.opening_asked_by
      WHERE project.opening_asked_at IS NOT NULL AND NOT project.locked
        AND (project.opening_witness = ${accountId} OR project.opening_witness IS NULL AND ${isProvider}::boolean)
        AND ${tenderSealed(sql`project`)} AND ${inScope(scope, sql`project.organisation_id`)}
      ORDER BY project.opening_asked_at, project.id`,
  );
}
