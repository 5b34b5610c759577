import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import type { FileAnswer } from '../../../http/gate.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { reportFileName } from '../report-file-name.ts';
import { findReportDocument } from '../reports.queries.ts';
import type { PdfMaker } from './pdf-maker.ts';

const RETRY_SECONDS = 20;

/** Returns a stored report as a PDF, where the installation can make one. */
export async function downloadPdf(
  { database, pdfMaker }: Pick<Dependencies, 'database'> & { readonly pdfMaker: PdfMaker | null },
  caller: Caller,
  id: string,
): Promise<Outcome<FileAnswer>> {
  const file = await findReportDocument(database.queries, caller.scope, id);
  if (!file) return NOT_FOUND;
  if (!pdfMaker) return refused({ kind: 'conflict', message: message('no-pdf') });
  const bytes = await pdfMaker(file.bytes);
  if (!bytes)
    return refused({
      kind: 'unavailable',
      message: message('pdf-not-made'),
      retryAfterSeconds: RETRY_SECONDS,
    });
  return done({ fileName: reportFileName(file.projectName, 'pdf'), bytes });
}
