import { endpoints } from '@milieuspoor/contract/client';

/** The columns of the list of reports, in order; keys of `reports.made.columns`. */
export const MADE_COLUMNS = ['created', 'maker', 'language', 'calculations', 'sha256', 'files'] as const;

/** What a report can be had as, in the order of its buttons; a PDF only where the installation makes one. */
export const REPORT_FILES = ['docx', 'xlsx', 'pdf'] as const;
export type ReportFile = (typeof REPORT_FILES)[number];

/** What hands each of them out. */
export const DOWNLOADS = {
  docx: endpoints.downloadReport,
  xlsx: endpoints.downloadReportWorkbook,
  pdf: endpoints.downloadReportPdf,
} as const satisfies Record<ReportFile, unknown>;
