import { randomUUID } from 'node:crypto';
import {
  type NewProjectData,
  PROJECT_DATA,
  PROJECT_FIELDS,
  type ProjectData,
  type ProjectState,
  versionMoment,
  withEmpty,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { columnsOf, columnValues, readColumns } from '../../database/stated-columns.ts';
import type { Scope } from '../../http/caller.ts';

/**
 * The bids and the model that an opening would open, as they were at its request, in the form of the API
 * (docs/decisions/0081).
 */
export interface OpeningSubject {
  readonly award_model_version: number;
  readonly bidders: readonly { readonly uuid: string; readonly name: string }[];
}

export interface ProjectRow extends ProjectState {
  readonly id: string;
  readonly organisationId: string;
  readonly organisationSlug: string;
  /** increases with every change of the project's own data or of its award model */
  readonly revision: number;
  /** the revision of the last change by a person */
  readonly ownRevision: number;
  /** the revision at which the award model last changed, by a person or because it followed something */
  readonly awardModelVersion: number;
  /** null if the bids were not opened: they are sealed, or never were */
  readonly bidsOpenedAt: Date | null;
  /** of the award model at the opening; null while the bids are sealed, and if unknown */
  readonly bidsOpenedModelVersion: number | null;
  /** of the request to open them: each is null while there is no request */
  readonly openingAskedAt: Date | null;
  readonly openingAskedById: string | null;
  readonly openingAskedBy: string | null;
  /** the witness; null also if the provider confirms */
  readonly openingWitnessId: string | null;
  readonly openingWitness: string | null;
  readonly openingAskedOf: OpeningSubject | null;
  /** of the running correction; null if none is running */
  readonly correctionBegunAt: Date | null;
  readonly correctionBegunBy: string | null;
  readonly correctionReason: string | null;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

function nameOf(accountId: SQL): SQL {
  return sql`(
    SELECT coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username)
    FROM account WHERE account.id = ${accountId})`;
}

export const PROJECT_COLUMNS = sql`
  project.id, project.organisation_id AS "organisationId", organisation.slug AS "organisationSlug",
  project.revision, project.own_revision AS "ownRevision", project.award_model_version AS "awardModelVersion",
  ${readColumns('project', PROJECT_FIELDS)},
  project.bids_opened_at AS "bidsOpenedAt", project.bids_opened_model_version AS "bidsOpenedModelVersion",
  project.opening_asked_at AS "openingAskedAt", project.opening_asked_by AS "openingAskedById",
  ${nameOf(sql`project.opening_asked_by`)} AS "openingAskedBy",
  project.opening_witness AS "openingWitnessId", ${nameOf(sql`project.opening_witness`)} AS "openingWitness",
  project.opening_asked_of AS "openingAskedOf",
  project.correction_begun_at AS "correctionBegunAt", project.correction_reason AS "correctionReason",
  ${nameOf(sql`project.correction_begun_by`)} AS "correctionBegunBy",
  project.created_at AS "createdAt", project.modified_at AS "modifiedAt"`;

export const PROJECTS = sql`project JOIN organisation ON organisation.id = project.organisation_id`;

/** Returns a project within the scope. */
export async function findProject(queries: Queries, scope: Scope, id: string): Promise<ProjectRow | null> {
  return findRow(
    queries,
    sql`SELECT ${PROJECT_COLUMNS} FROM ${PROJECTS}
      WHERE project.id = ${id} AND ${inScope(scope, sql`project.organisation_id`)}`,
  );
}

/** Locks a project until the transaction ends, so that decisions on its state still hold when they are stored. */
export async function lockProjectRow(queries: Queries, scope: Scope, id: string): Promise<ProjectRow | null> {
  return findRow(
    queries,
    sql`SELECT ${PROJECT_COLUMNS} FROM ${PROJECTS}
      WHERE project.id = ${id} AND ${inScope(scope, sql`project.organisation_id`)} FOR UPDATE OF project`,
  );
}

/** The data that distinguish a repeated request from another one. */
export interface MakingRequest {
  /** the id of the project that it makes */
  readonly id: string;
  /** null if it cannot be repeated, because it has no key */
  readonly sha256: Buffer | null;
}

/** Stores a new project in an organisation, with the given data; returns its id. */
export async function insertProject(
  queries: Queries,
  organisationId: string,
  data: NewProjectData,
  now: Date,
): Promise<string> {
  const request = { id: randomUUID(), sha256: null };
  await insertProjectOnce(queries, organisationId, withEmpty(PROJECT_DATA, data), { now, request });
  return request.id;
}

/** Stores a new project unless its request already did; returns whether it was stored. */
export async function insertProjectOnce(
  queries: Queries,
  organisationId: string,
  data: ProjectData,
  { now, request }: { readonly now: Date; readonly request: MakingRequest },
): Promise<boolean> {
  const row = await findRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO project (id, organisation_id, ${columnsOf(PROJECT_DATA)}, made_by_request, created_at, modified_at)
      VALUES (${request.id}, ${organisationId}, ${columnValues(PROJECT_DATA, data)}, ${request.sha256}, ${now}, ${now})
      ON CONFLICT (id, organisation_id) DO NOTHING RETURNING id`,
  );
  return row !== null;
}

/** Tells whether a project of an organisation was made by this very request. */
export async function wasMadeBy(
  queries: Queries,
  organisationId: string,
  { id, sha256 }: MakingRequest,
): Promise<boolean> {
  const row = await findRow<{ same: boolean | null }>(
    queries,
    sql`
      SELECT made_by_request = ${sha256} AS same FROM project
      WHERE id = ${id} AND organisation_id = ${organisationId}`,
  );
  return row?.same === true;
}

/** Marks a project as changed, as when one of its calculations is; its own data do not change. */
export async function touchProject(
  queries: Queries,
  project: Pick<ProjectRow, 'id' | 'organisationId' | 'modifiedAt'>,
  now: Date,
): Promise<void> {
  await queries.execute(sql`
    UPDATE project SET modified_at = ${versionMoment(now, project.modifiedAt)}
    WHERE id = ${project.id} AND organisation_id = ${project.organisationId}`);
}
