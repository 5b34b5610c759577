import type { Language } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow } from '../../../database/rows.ts';
import { inScope } from '../../../database/scope-condition.ts';
import { sql } from '../../../database/sql.ts';
import type { Scope } from '../../../http/caller.ts';

/** A report with its PDF, and with the present name of its project. */
export interface ReportForPdf {
  readonly organisationId: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly language: Language;
  readonly sha256: Buffer;
  readonly document: Buffer;
  /** null until it is first asked for */
  readonly pdf: Buffer | null;
}

/** Returns a report within the scope. */
export async function findReportForPdf(
  queries: Queries,
  scope: Scope,
  id: string,
): Promise<ReportForPdf | null> {
  return findRow(
    queries,
    sql`
      SELECT report.organisation_id AS "organisationId", report.project_id AS "projectId", project.name AS "projectName",
        report.language, report.sha256, report.document, report.pdf
      FROM report JOIN project ON project.id = report.project_id
      WHERE report.id = ${id} AND ${inScope(scope, sql`report.organisation_id`)}`,
  );
}

/** Keeps the PDF of a report within the scope, unless it has one; returns the hash of the one that it has now. */
export async function keepPdf(
  queries: Queries,
  scope: Scope,
  id: string,
  { bytes, sha256 }: { readonly bytes: Uint8Array; readonly sha256: Buffer },
): Promise<{ sha256: Buffer | null } | null> {
  return findRow(
    queries,
    sql`
      UPDATE report SET pdf = coalesce(pdf, ${Buffer.from(bytes)}), pdf_sha256 = coalesce(pdf_sha256, ${sha256})
      WHERE id = ${id} AND ${inScope(scope, sql`organisation_id`)} RETURNING pdf_sha256 AS sha256`,
  );
}
