import type { FileAnswer } from '../../http/gate.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import type { PdfMaker } from '../documents/pdf-maker.ts';
import { NO_PDF, PDF_NOT_MADE } from '../documents/pdf-refusals.ts';
import { writeCouncilLetter } from './write-council-letter.ts';

/** Makes a PDF of the council letter as its Word document would be now, where the installation can make one. */
export async function printCouncilLetter(
  pdfMaker: PdfMaker | null,
  ...asked: Parameters<typeof writeCouncilLetter>
): Promise<Outcome<FileAnswer>> {
  if (!pdfMaker) return NO_PDF;
  const written = await writeCouncilLetter(...asked);
  if (!written.ok) return written;
  const { bytes: document, fileName } = written.value;
  const bytes = await pdfMaker(document, fileName);
  if (!bytes) return PDF_NOT_MADE;
  return done({ fileName: fileName.replace(/\.docx$/, '.pdf'), bytes });
}
