import type { ReportEntry } from '@milieuspoor/contract';
import { formatModified } from '@milieuspoor/domain';
import type { ReportRow } from './reports.queries.ts';

/** A report that was made, as the API states it. */
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
