import { endpoints } from '@milieuspoor/contract/client';

/** The columns of the list of reports, in order; keys of `reports.made.columns`. */
export const MADE_COLUMNS = ['created', 'maker', 'language', 'calculations', 'sha256', 'files'] as const;

/** The file types of a report, in the order of their buttons; a PDF only if the installation makes one. */
export const REPORT_FILES = ['docx', 'xlsx', 'pdf'] as const;
export type ReportFile = (typeof REPORT_FILES)[number];

/** The endpoint that returns each file type. */
export const DOWNLOADS = {
  docx: endpoints.downloadReport,
  xlsx: endpoints.downloadReportWorkbook,
  pdf: endpoints.downloadReportPdf,
} as const satisfies Record<ReportFile, unknown>;
