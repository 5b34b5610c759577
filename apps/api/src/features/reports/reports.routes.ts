import { endpoints, type ReportEntry } from '@milieuspoor/contract';
import { formatModified } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { collection } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { createPdfMaker } from '../documents/pdf-maker.ts';
import { findProject } from '../projects/projects.queries.ts';
import { generateReport } from './generate-report.ts';
import { createReportMaking } from './making/report-making.ts';
import { downloadPdf } from './pdf/download-pdf.ts';
import { reportFileName } from './report-file-name.ts';
import {
  findReportDocument,
  findReportWorkbook,
  listReportsOf,
  type ReportFileRow,
  type ReportRow,
} from './reports.queries.ts';

export function reportRoutes(dependencies: Dependencies): Route[] {
  const { database, settings, chartDrawer } = dependencies;
  const pdfMaker = settings.sofficePath === null ? null : createPdfMaker(settings.sofficePath);
  const making = createReportMaking(dependencies);
  return [
    route(endpoints.generateReport, async ({ caller, params, body, call }) =>
      making.follow(caller.accountId, body.making_key, (observer) =>
        generateReport(dependencies, caller, {
          projectId: params.uuid,
          calculationIds: body.selectedProjectCalculationsData.map(({ uuid }) => uuid),
          pictures: [
            ...body.environmentImpactCalculations,
            ...body.environmentComparisonCalculations.map((each) => ({ ...each, variant: null })),
          ],
          language: call.language,
          signal: call.whenGone(),
          observer,
        }),
      ),
    ),
    route(endpoints.getReportMaking, async ({ caller, params }) => {
      const state = await making.stateOf(caller.accountId, params.uuid);
      return done({
        stage: state?.stage ?? null,
        steps_done: state?.stepsDone ?? 0,
        steps: state?.steps ?? 0,
      });
    }),
    route(endpoints.listReports, async ({ caller, params }) => {
      const project = await findProject(database.queries, caller.scope, params.uuid);
      if (!project) return NOT_FOUND;
      // A user who opens the reports of a project often makes one, and starting a process takes longer than its first
      // chart.
      chartDrawer.prepare();
      const rows = await listReportsOf(database.queries, caller.scope, project.id);
      return done(collection(rows.map(toReportEntry)));
    }),
    route(endpoints.downloadReport, async ({ caller, params }) =>
      fileOf(await findReportDocument(database.queries, caller.scope, params.report), 'docx'),
    ),
    route(endpoints.downloadReportWorkbook, async ({ caller, params }) =>
      fileOf(await findReportWorkbook(database.queries, caller.scope, params.report), 'xlsx'),
    ),
    route(endpoints.downloadReportPdf, async ({ caller, params }) =>
      downloadPdf({ database, clock: dependencies.clock, pdfMaker }, caller, params.report),
    ),
  ];
}

function fileOf(file: ReportFileRow | null, extension: 'docx' | 'xlsx') {
  return file
    ? done({ fileName: reportFileName(file.projectName, extension), bytes: file.bytes })
    : NOT_FOUND;
}

/** Returns a report in the form of the API. */
function toReportEntry(row: ReportRow): ReportEntry {
  return {
    uuid: row.id,
    project: row.projectId,
    created: formatModified(row.createdAt),
    created_by: row.makerName,
    language: row.language,
    calculations: [...row.calculations],
    sha256: row.sha256.toString('hex'),
    xlsx_sha256: row.workbookSha256.toString('hex'),
    pdf_sha256: row.pdfSha256?.toString('hex') ?? null,
  };
}
