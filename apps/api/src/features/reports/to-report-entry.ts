import type { ReportEntry } from '@milieuspoor/contract';
import { formatModified } from '@milieuspoor/domain';
import type { ReportRow } from './reports.queries.ts';

/** Returns a report in the form of the API. */
export function toReportEntry(row: ReportRow): ReportEntry {
  return {
    uuid: row.id,
    project: row.projectId,
    created: formatModified(row.createdAt),
    created_by: row.makerName,
    language: row.language,
    calculations: [...row.calculations],
    sha256: row.sha256.toString('hex'),
  };
}
