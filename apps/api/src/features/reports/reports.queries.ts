import type { Language } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';

type Project = { readonly id: string; readonly organisationId: string };

/** A calculation of a report, as it was when the report was made. */
export interface ReportedCalculation {
  readonly uuid: string;
  readonly variant: number;
  readonly name: string;
}

export interface ReportRow {
  readonly id: string;
  readonly projectId: string;
  readonly makerName: string;
  readonly language: Language;
  readonly calculations: readonly ReportedCalculation[];
  readonly sha256: Buffer;
  readonly workbookSha256: Buffer;
  /** null until its PDF is first asked for */
  readonly pdfSha256: Buffer | null;
  readonly createdAt: Date;
}

/** A file of a report, with the present name of its project. */
export interface ReportFileRow {
  readonly projectName: string;
  readonly bytes: Buffer;
}

/** Returns the reports of a project within the scope, newest first. */
export async function listReportsOf(queries: Queries, scope: Scope, projectId: string): Promise<ReportRow[]> {
  return listRows(
    queries,
    sql`
      SELECT id, project_id AS "projectId", maker_name AS "makerName", language, calculations, sha256,
        workbook_sha256 AS "workbookSha256", pdf_sha256 AS "pdfSha256", created_at AS "createdAt"
      FROM report WHERE project_id = ${projectId} AND ${inScope(scope, sql`organisation_id`)}
      ORDER BY created_at DESC, id`,
  );
}

/** Returns the Word document of a report within the scope. */
export async function findReportDocument(
  queries: Queries,
  scope: Scope,
  id: string,
): Promise<ReportFileRow | null> {
  return findFile(queries, scope, id, sql`document`);
}

/** Returns the workbook of a report within the scope. */
export async function findReportWorkbook(
  queries: Queries,
  scope: Scope,
  id: string,
): Promise<ReportFileRow | null> {
  return findFile(queries, scope, id, sql`workbook`);
}

async function findFile(
  queries: Queries,
  scope: Scope,
  id: string,
  file: SQL,
): Promise<ReportFileRow | null> {
  return findRow(
    queries,
    sql`
      SELECT project.name AS "projectName", report.${file} AS bytes
      FROM report JOIN project ON project.id = report.project_id
      WHERE report.id = ${id} AND ${inScope(scope, sql`report.organisation_id`)}`,
  );
}

/** Returns the document of a project with exactly the same statements. */
export async function findSameReport(
  queries: Queries,
  project: Project,
  fingerprint: Buffer,
): Promise<{ bytes: Buffer } | null> {
  return findRow(
    queries,
    sql`
      SELECT document AS bytes FROM report
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
        AND fingerprint = ${fingerprint}`,
  );
}

export interface NewReport {
  readonly accountId: string;
  readonly makerName: string;
  readonly language: Language;
  readonly calculations: readonly ReportedCalculation[];
  readonly fingerprint: Buffer;
  readonly sha256: Buffer;
  readonly workbookSha256: Buffer;
  readonly document: Uint8Array;
  readonly workbook: Uint8Array;
  readonly createdAt: Date;
}

/** Stores a report, unless the same one was stored meanwhile; returns its id, null when it was. */
export async function insertReport(
  queries: Queries,
  project: Project,
  report: NewReport,
): Promise<string | null> {
  const row = await findRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO report (organisation_id, project_id, account_id, maker_name, language, calculations, fingerprint, sha256,
        workbook_sha256, document, workbook, created_at)
      VALUES (${project.organisationId}, ${project.id}, ${report.accountId}, ${report.makerName}, ${report.language},
        ${JSON.stringify(report.calculations)}::jsonb, ${report.fingerprint}, ${report.sha256},
        ${report.workbookSha256}, ${Buffer.from(report.document)}, ${Buffer.from(report.workbook)}, ${report.createdAt})
      ON CONFLICT (project_id, fingerprint, organisation_id) DO NOTHING RETURNING id`,
  );
  return row?.id ?? null;
}

/**
 * Returns who uploaded calculations of a project, by the names in the history; calculations without such an entry are
 * absent.
 */
export async function listUploaders(
  queries: Queries,
  project: Project,
  calculationIds: readonly string[],
): Promise<{ calculationId: string; name: string }[]> {
  return listRows(
    queries,
    sql`
      SELECT DISTINCT ON (subject_id) subject_id AS "calculationId", actor_name AS name FROM history_entry
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
        AND subject_type = 'calculation' AND action = 'created' AND subject_id IS NOT NULL
        AND subject_id = ANY(${sql.param(calculationIds)}::uuid[])
      ORDER BY subject_id, id`,
  );
}
