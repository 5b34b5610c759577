import { type Report, reportDocument, reportWorkbook } from '@milieuspoor/documents';
import type { Language } from '@milieuspoor/domain';

export interface ReportToWrite {
  readonly report: Report;
  readonly language: Language;
}

export interface WrittenReport {
  readonly document: Uint8Array;
  readonly workbook: Uint8Array;
}

/** The job of the process that writes reports. */
export async function writeReport(input: unknown): Promise<WrittenReport> {
  const { report, language } = input as ReportToWrite;
  return {
    document: await reportDocument(report, language),
    workbook: await reportWorkbook(report, language),
  };
}
