import type { Language } from '@milieuspoor/domain';
import { settledParts } from '../frame/settled-parts.ts';
import { packedParts, unpackedParts } from '../house-style/package-parts.ts';
import type { Report } from '../report/report.ts';
import { REPORT_TEXTS } from '../text/report-texts.ts';
import { bidsSheets } from './bids-sheet.ts';
import { claimSheets } from './claim-sheet.ts';
import { coverageSheet } from './coverage-sheet.ts';
import {
  comparisonSheet,
  groupsSheet,
  importSheet,
  modulesSheet,
  overviewSheet,
  postsSheet,
  sourcesSheet,
  weightsSheet,
} from './report-sheets.ts';

/** Returns everything behind a report as a workbook: real numbers, and formulas for totals. */
export async function reportWorkbook(report: Report, language: Language): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const text = REPORT_TEXTS[language];
  const bytes = await writeXlsx({
    sheets: [
      overviewSheet(report, text),
      groupsSheet(report, text),
      modulesSheet(report, text),
      postsSheet(report, text),
      comparisonSheet(report, text, language),
      coverageSheet(report, text),
      ...bidsSheets(report, text, language),
      ...claimSheets(report, text, language),
      weightsSheet(report, text),
      importSheet(report, text, language),
      sourcesSheet(report, text),
    ],
  });
  return packedParts(settledParts(unpackedParts(bytes), new Date(report.madeAt)));
}
