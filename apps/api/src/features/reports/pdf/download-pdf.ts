import { createHash } from 'node:crypto';
import { reportForPdf, withContentsPages } from '@milieuspoor/documents';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import type { FileAnswer } from '../../../http/gate.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import type { PdfMaker } from '../../documents/pdf-maker.ts';
import { NO_PDF, PDF_NOT_MADE } from '../../documents/pdf-refusals.ts';
import { recordHistory } from '../../record/record-history.queries.ts';
import { reportFileName } from '../report-file-name.ts';
import { outlinePages } from './outline-pages.ts';
import { findReportForPdf, keepPdf, type ReportForPdf } from './report-pdf.queries.ts';

type Maker = Pick<Dependencies, 'database' | 'clock'> & { readonly pdfMaker: PdfMaker | null };

/** Returns a stored report as a PDF, which is made when it is first asked for and kept; where the installation can make one. */
export async function downloadPdf(maker: Maker, caller: Caller, id: string): Promise<Outcome<FileAnswer>> {
  const { database, pdfMaker } = maker;
  const report = await findReportForPdf(database.queries, caller.scope, id);
  if (!report) return NOT_FOUND;
  const fileName = reportFileName(report.projectName, 'pdf');
  if (report.pdf) return done({ fileName, bytes: report.pdf });
  if (!pdfMaker) return NO_PDF;
  const bytes = await makePdf(report, pdfMaker);
  if (!bytes) return PDF_NOT_MADE;
  return done({ fileName, bytes: await keep(maker, caller, { id, report, bytes }) });
}

/**
 * Makes the PDF. Where its headings stand on other pages than the contents state, because of other fonts than those that were
 * reckoned with, it is made once more with the right pages.
 */
async function makePdf(
  { document, sha256, language, projectName }: ReportForPdf,
  pdfMaker: PdfMaker,
): Promise<Uint8Array | null> {
  const fileName = reportFileName(projectName, 'docx');
  const stamped = reportForPdf(document, sha256.toString('hex'), language);
  const first = await pdfMaker(stamped, fileName);
  if (!first) return null;
  const corrected = withContentsPages(stamped, outlinePages(first));
  return corrected === stamped ? first : pdfMaker(corrected, fileName);
}

/** Keeps a PDF with its entry in the history, unless another one was kept meanwhile; returns the bytes that count. */
async function keep(
  { database, clock }: Maker,
  caller: Caller,
  { id, report, bytes }: { readonly id: string; readonly report: ReportForPdf; readonly bytes: Uint8Array },
): Promise<Uint8Array> {
  const sha256 = createHash('sha256').update(bytes).digest();
  return database.transaction(async (queries) => {
    const kept = await keepPdf(queries, caller.scope, id, { bytes, sha256 });
    if (!kept?.sha256?.equals(sha256))
      return (await findReportForPdf(queries, caller.scope, id))?.pdf ?? bytes;
    await recordHistory(queries, {
      at: clock.now(),
      accountId: caller.accountId,
      organisationId: report.organisationId,
      projectId: report.projectId,
      subject: { type: 'report', id, name: reportFileName(report.projectName, 'pdf') },
      action: 'created',
      changes: { sha256: { from: null, to: sha256.toString('hex') } },
    });
    return bytes;
  });
}
