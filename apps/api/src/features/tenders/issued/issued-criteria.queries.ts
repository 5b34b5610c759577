import type { IssuedModel, Language } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, listRows } from '../../../database/rows.ts';
import { inScope } from '../../../database/scope-condition.ts';
import { sql } from '../../../database/sql.ts';
import type { Scope } from '../../../http/caller.ts';

type Project = { readonly id: string; readonly organisationId: string };

/** The files of an edition: the criterion, and the note of the changes since the number before it. */
export type IssuedKind = 'criterion' | 'note';

/** One edition of the award criterion, with the SHA-256 of each of its files. */
export interface IssuedRow {
  readonly number: number;
  readonly issuedAt: Date;
  /** '' when unknown */
  readonly issuedBy: string;
  readonly awardModelVersion: number;
  readonly model: IssuedModel;
  readonly files: readonly IssuedFileName[];
}

interface IssuedFileName {
  readonly kind: IssuedKind;
  readonly language: Language;
  /** hexadecimal digits */
  readonly sha256: string;
}

/** Returns all editions of a project, the first number first. */
export async function listIssued(queries: Queries, project: Project): Promise<IssuedRow[]> {
  return listRows(
    queries,
    sql`
      SELECT issued.number, issued.issued_at AS "issuedAt",
        coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username, '') AS "issuedBy",
        issued.award_model_version AS "awardModelVersion", issued.model,
        (
          SELECT coalesce(jsonb_agg(
            jsonb_build_object('kind', kind, 'language', language, 'sha256', encode(sha256, 'hex'))
            ORDER BY kind, language DESC), '[]')
          FROM issued_file
          WHERE issued_file.project_id = issued.project_id AND issued_file.number = issued.number
            AND issued_file.organisation_id = issued.organisation_id
        ) AS files
      FROM issued_criterion AS issued LEFT JOIN account ON account.id = issued.issued_by
      WHERE issued.project_id = ${project.id} AND issued.organisation_id = ${project.organisationId}
      ORDER BY issued.number`,
  );
}

/** A file of an edition, with the present name of its project. */
export interface IssuedFileRow {
  readonly projectName: string;
  readonly bytes: Buffer;
}

/** Identifies a file of a project. */
export interface IssuedFileAsked {
  readonly projectId: string;
  readonly number: number;
  readonly kind: IssuedKind;
  readonly language: Language;
}

/** Returns exactly the bytes that were issued, within the scope. */
export async function findIssuedFile(
  queries: Queries,
  scope: Scope,
  { projectId, number, kind, language }: IssuedFileAsked,
): Promise<IssuedFileRow | null> {
  return findRow(
    queries,
    sql`
      SELECT project.name AS "projectName", issued_file.bytes
      FROM issued_file JOIN project ON project.id = issued_file.project_id
        AND project.organisation_id = issued_file.organisation_id
      WHERE issued_file.project_id = ${projectId} AND issued_file.number = ${number}
        AND issued_file.kind = ${kind} AND issued_file.language = ${language}
        AND ${inScope(scope, sql`issued_file.organisation_id`)}`,
  );
}

export interface NewIssue {
  readonly number: number;
  readonly issuedAt: Date;
  /** the account of the issuer */
  readonly issuedBy: string;
  readonly awardModelVersion: number;
  readonly model: IssuedModel;
  readonly files: readonly NewIssuedFile[];
}

export interface NewIssuedFile {
  readonly kind: IssuedKind;
  readonly language: Language;
  readonly bytes: Uint8Array;
}

/** Stores an edition permanently; must run in the transaction that locks the project and read its last number. */
export async function insertIssued(queries: Queries, project: Project, issue: NewIssue): Promise<void> {
  await queries.execute(sql`
    INSERT INTO issued_criterion (project_id, number, organisation_id, issued_at, issued_by, award_model_version, model)
    VALUES (${project.id}, ${issue.number}, ${project.organisationId}, ${issue.issuedAt}, ${issue.issuedBy},
      ${issue.awardModelVersion}, ${JSON.stringify(issue.model)}::jsonb)`);
  for (const { kind, language, bytes } of issue.files)
    await queries.execute(sql`
      INSERT INTO issued_file (project_id, number, kind, language, organisation_id, bytes, sha256)
      SELECT ${project.id}, ${issue.number}, ${kind}, ${language}, ${project.organisationId}, file.bytes, sha256(file.bytes)
      FROM (SELECT ${Buffer.from(bytes)}::bytea AS bytes) AS file`);
}
